/**
 * Names of the fields that hold rich text, in entries and in their blocks (`rich-text-field-names.test.ts` compares
 * the list with the model).
 */
export const richTextFieldNames: ReadonlySet<string> = new Set([
  'description',
  'body',
  'story',
  'transcript',
  'answer',
]);
