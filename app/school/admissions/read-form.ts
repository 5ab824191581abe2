/** Bytes of the largest body of a form; a choice takes about a hundred. */
const largestForm = 16 * 1024;

/**
 * Reads the urlencoded body of a form, and no more of it than a form of this site can have.
 *
 * @param maxBytes of the body
 * @returns null when the body is something else, or larger
 */
export async function readForm(request: Request, maxBytes = largestForm): Promise<URLSearchParams | null> {
  if (!request.body) return new URLSearchParams();
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return null;
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new URLSearchParams(text + decoder.decode());
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
