/** A test's message about a missing element. */

/** Lines that are read. Testing Library prints the whole document, hundreds of lines for a renamed label. */
const readable = 25;

/** @param message Testing Library's: the query, and for a role the existing roles */
export function missingElement(message: string | null): Error {
  const lines = (message ?? 'An element is missing').split('\n');
  const kept = lines.slice(0, readable);
  if (lines.length > readable)
    kept.push(`… ${lines.length - readable} lines more: screen.debug() in the test prints the document`);
  const error = new Error(kept.join('\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}
