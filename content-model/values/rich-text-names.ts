/**
 * Names of the fields that hold rich text, in entries and in their blocks (`index.test.ts` compares the list with the
 * model).
 */
export const richTextNames: ReadonlySet<string> = new Set([
  'description',
  'body',
  'story',
  'transcript',
  'answer',
]);
