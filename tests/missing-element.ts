/** What a test says when it does not find an element. */

/** Lines that are read. Testing Library prints the whole document, hundreds of lines for a renamed label. */
const readable = 25;

/** @param message Testing Library's: what was looked for, and for a role the roles there are */
export function missingElement(message: string | null): Error {
  const lines = (message ?? 'An element is missing').split('\n');
  const kept = lines.slice(0, readable);
  if (lines.length > readable)
    kept.push(`… ${lines.length - readable} lines more: screen.debug() in the test prints the document`);
  const error = new Error(kept.join('\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}
