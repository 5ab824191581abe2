/**
 * What becomes of the redirects when a page moves, and when an editor writes one: always one step. Pure.
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
  /** As it is stored, and those that led to its old address. */
  | { refused: null; redirect: Redirect; others: Redirect[] };

/**
 * An editor's redirect, in one step; or why it cannot be, with the way out.
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
  if (from === null)
    return refusal(
      'from',
      'L’ancienne adresse est un chemin du site, sans «\u00a0?\u00a0» ni «\u00a0#\u00a0»\u00a0: /ancienne-page.',
    );
  if (isReserved(from, reserved))
    return refusal(
      'from',
      `${from} est une adresse que le site a toujours\u00a0: elle ne peut pas être redirigée. Indiquez celle d’une ancienne page.`,
    );
  const typed = typeof written.to === 'string' && written.to.trim() === '' ? null : (written.to ?? null);
  const to = parseDestination(typed);
  if (typed !== null && to === null)
    return refusal(
      'to',
      'La nouvelle adresse est un chemin du site (/contact) ou une adresse complète qui commence par https://. Laissez-la vide si la page a disparu exprès.',
    );
  const existingRedirect = knownRedirects.find((redirect) => redirect.from === from);
  if (existingRedirect)
    return refusal(
      'from',
      `${from} a déjà une redirection, ${destinationInFrench(existingRedirect.to)}\u00a0: modifiez celle-là.`,
    );
  const finalDestination = to === null ? null : finalDestinationOf(to, knownRedirects);
  if (to !== null && finalDestination === null)
    return refusal(
      'to',
      `${destinationPath(to)} est une adresse retirée\u00a0: choisissez une page qui existe, ou laissez la nouvelle adresse vide.`,
    );
  if (
    finalDestination === undefined ||
    (finalDestination !== null && destinationPath(finalDestination) === (from as string))
  )
    return refusal(
      'to',
      `${from} et ${to} se renverraient l’une à l’autre\u00a0: choisissez une page qui existe, ou supprimez d’abord l’autre redirection.`,
    );
  // What led to a page that is gone leads there again once it is back.
  const earlierRedirects =
    finalDestination === null ? [] : knownRedirects.filter((redirect) => isRedirectTo(redirect, from));
  const others = earlierRedirects.map((redirect) => ({
    ...redirect,
    to: redirect.to && finalDestination && movedOn(redirect.to, finalDestination),
  }));
  return { refused: null, redirect: { from, to: finalDestination }, others };
}

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

const refusal = (field: 'from' | 'to', refused: string): RedirectVerdict => ({ refused, field });

const destinationInFrench = (to: Destination | null) => (to === null ? 'vers aucune page' : `vers ${to}`);
