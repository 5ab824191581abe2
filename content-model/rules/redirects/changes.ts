/**
 * The changes of the redirects when a page moves, and when an editor writes a redirect. Each leads to its page in one
 * step. Pure.
 */
import {
  byOldAddress,
  type Destination,
  destinationOf,
  destinationPath,
  movedOn,
  type OldAddress,
  parseDestination,
  parseOldAddress,
  type Redirect,
} from './redirect';
import { isReserved } from './reserved-addresses';

interface RedirectChanges {
  /** Addresses that redirect no longer. */
  remove: OldAddress[];
  /** Redirects that are new or lead elsewhere than before. */
  write: Redirect[];
}

/**
 * A published page has a new address: the old one leads to it, and so do redirects to the old one. A redirect from the
 * new address is removed.
 *
 * @param before the address visitors knew; null: they knew none
 * @param after the address it is published at; null: it is not
 * @param reserved the site's own addresses
 */
export function redirectsAfterMove(
  knownRedirects: readonly Redirect[],
  before: string | null,
  after: string | null,
  reserved: readonly string[],
): RedirectChanges {
  const to = parseDestination(after);
  if (to === null) return { remove: [], write: [] };
  const remove = knownRedirects.filter(({ from }) => from === (after as string)).map(({ from }) => from);
  const from = parseOldAddress(before);
  if (from === null || before === after || isReserved(from, reserved)) return { remove, write: [] };
  const earlierRedirects = knownRedirects.filter(
    (redirect) => isRedirectTo(redirect, from) && redirect.from !== (after as string),
  );
  return {
    remove,
    write: [
      ...earlierRedirects.map((redirect) => ({ ...redirect, to: redirect.to && movedOn(redirect.to, to) })),
      { from, to },
    ],
  };
}

interface WrittenRedirect {
  from: unknown;
  to: unknown;
}

type RedirectVerdict =
  | { refused: string; field: 'from' | 'to' }
  /** The redirect as it is stored, and the changed ones that led to its old address. */
  | { refused: null; redirect: Redirect; others: Redirect[] };

/**
 * Judges the redirect that an editor writes. It is stored so that it leads to its page in one step.
 *
 * @param knownRedirects the other redirects
 * @param reserved the site's own addresses
 */
export function judgeRedirect(
  written: WrittenRedirect,
  knownRedirects: readonly Redirect[],
  reserved: readonly string[],
): RedirectVerdict {
  const from = parseOldAddress(written.from);
  if (from === null) return refusal('from', noOldAddress);
  if (isReserved(from, reserved)) return refusal('from', reservedAddress(from));
  const typed = typeof written.to === 'string' && written.to.trim() === '' ? null : (written.to ?? null);
  const to = parseDestination(typed);
  if (typed !== null && to === null) return refusal('to', noDestination);
  const existingRedirect = knownRedirects.find((redirect) => redirect.from === from);
  if (existingRedirect) return refusal('from', alreadyRedirected(existingRedirect));
  // Redirects to a page that is gone stay: they lead there again once the page is back.
  if (to === null) return { refused: null, redirect: { from, to }, others: [] };
  const finalDestination = finalDestinationOf(to, knownRedirects);
  if (finalDestination === null) return refusal('to', destinationGone(to));
  if (finalDestination === undefined || destinationPath(finalDestination) === (from as string))
    return refusal('to', redirectCircle(from, to));
  const earlierRedirects = knownRedirects.filter((redirect) => isRedirectTo(redirect, from));
  const others = earlierRedirects.map((redirect) => ({
    ...redirect,
    to: redirect.to && movedOn(redirect.to, finalDestination),
  }));
  return { refused: null, redirect: { from, to: finalDestination }, others };
}

const refusal = (field: 'from' | 'to', refused: string): RedirectVerdict => ({ refused, field });

const noOldAddress =
  'L’ancienne adresse est un chemin du site, sans «\u00a0?\u00a0» ni «\u00a0#\u00a0»\u00a0: /ancienne-page.';
const noDestination =
  'La nouvelle adresse est un chemin du site (/contact) ou une adresse complète qui commence par https://. Laissez-la vide si la page a disparu exprès.';

const reservedAddress = (from: OldAddress) =>
  `${from} est une adresse que le site a toujours\u00a0: elle ne peut pas être redirigée. Indiquez celle d’une ancienne page.`;

const alreadyRedirected = ({ from, to }: Redirect) =>
  `${from} a déjà une redirection, ${to === null ? 'vers aucune page' : `vers ${to}`}\u00a0: modifiez celle-là.`;

const destinationGone = (to: Destination) =>
  `${destinationPath(to)} est une adresse retirée\u00a0: choisissez une page qui existe, ou laissez la nouvelle adresse vide.`;

const redirectCircle = (from: OldAddress, to: Destination) =>
  `${from} et ${to} se renverraient l’une à l’autre\u00a0: choisissez une page qui existe, ou supprimez d’abord l’autre redirection.`;

const isRedirectTo = ({ to }: Redirect, address: OldAddress) =>
  to !== null && destinationPath(to) === (address as string);

/**
 * Where a destination leads by now.
 *
 * @returns itself, or the end of its redirects; null: gone on purpose; undefined: they lead in a circle
 */
function finalDestinationOf(
  to: Destination,
  knownRedirects: readonly Redirect[],
): Destination | null | undefined {
  const redirects = byOldAddress(knownRedirects);
  const place = destinationPath(to);
  if (!redirects.has(place)) return to;
  const next = destinationOf(redirects, place);
  return next && movedOn(to, next);
}
