import { forgetVisitOrigin } from '~/browser/visit-origin';
import { type ConsentChoice, readChoice } from '../choice';

/** The visitor's choice as the cookie has it now. */
export function presentChoice(): ConsentChoice | null {
  return readChoice(document.cookie, Date.now(), location.protocol === 'https:');
}

/**
 * Sends the banner's form as the browser would, without leaving the page. The server writes the cookie:
 * what a script writes, Safari forgets after a week.
 *
 * @throws {Error} when the network is away, or the server has not kept the choice
 */
export async function sendChoice(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  // `keepalive`: who follows a link right after the press has chosen all the same.
  const { type, status } = await fetch(form.action, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    keepalive: true,
  });
  // A choice that is kept is answered by a redirect, of which a script sees nothing else.
  if (type !== 'opaqueredirect') throw new Error(`the choice was answered with ${status}`);
  // Agreed to, the cookies have it; refused, nothing has.
  forgetVisitOrigin();
}
