/**
 * Submits the banner's form without leaving the page. The server sets the cookie, because Safari deletes cookies set
 * by scripts after a week.
 *
 * @throws {Error} when the network is away, or the server has not kept the choice
 */
export async function sendChoice(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  // `keepalive`: the request completes even if the visitor follows a link at once.
  const { type, status } = await fetch(form.action, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    keepalive: true,
  });
  // A saved choice is answered with a redirect, which scripts see as opaque.
  if (type !== 'opaqueredirect') throw new Error(`the choice was answered with ${status}`);
}
