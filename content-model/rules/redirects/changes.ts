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

export interface RedirectChanges {
  /** Addresses that redirect no longer. */
  remove: OldAddress[];
  /** Redirects that are new or lead elsewhere than before. */
  write: Redirect[];
}

/**
 * A published page has a new address: the old one leads to it, and so do redirects to the old one; nothing stands in
 * the way of an address that exists.
 *
 * @param before the address visitors knew; null: they knew none
 * @param after the address it is published at; null: it is not
 * @param reserved the site's own addresses
 */
export function redirectsAfterMove(
  known: readonly Redirect[],
  before: string | null,
  after: string | null,
  reserved: readonly string[],
): RedirectChanges {
  const to = parseDestination(after);
  if (to === null) return { remove: [], write: [] };
  const remove = known.filter(({ from }) => from === (after as string)).map(({ from }) => from);
  const from = parseOldAddress(before);
  if (from === null || before === after || isReserved(from, reserved)) return { remove, write: [] };
  const led = known.filter((one) => leadTo(one, from) && one.from !== (after as string));
  return {
    remove,
    write: [...led.map((one) => ({ ...one, to: one.to && movedOn(one.to, to) })), { from, to }],
  };
}

export interface WrittenRedirect {
  from: unknown;
  to: unknown;
}

export type RedirectVerdict =
  | { refused: string; field: 'from' | 'to' }
  /** As it is stored, and those that led to its old address. */
  | { refused: null; redirect: Redirect; others: Redirect[] };

/**
 * An editor's redirect, in one step; or why it cannot be, with the way out.
 *
 * @param known the other redirects
 * @param reserved the site's own addresses
 */
export function judgeRedirect(
  written: WrittenRedirect,
  known: readonly Redirect[],
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
  const same = known.find((one) => one.from === from);
  if (same)
    return refusal('from', `${from} a déjà une redirection, ${leadsTo(same.to)}\u00a0: modifiez celle-là.`);
  const reached = to === null ? null : beyond(to, known);
  if (to !== null && reached === null)
    return refusal(
      'to',
      `${destinationPath(to)} est une adresse retirée\u00a0: choisissez une page qui existe, ou laissez la nouvelle adresse vide.`,
    );
  if (reached === undefined || (reached !== null && destinationPath(reached) === (from as string)))
    return refusal(
      'to',
      `${from} et ${to} se renverraient l’une à l’autre\u00a0: choisissez une page qui existe, ou supprimez d’abord l’autre redirection.`,
    );
  // What led to a page that is gone leads there again once it is back.
  const led = reached === null ? [] : known.filter((one) => leadTo(one, from));
  const others = led.map((one) => ({ ...one, to: one.to && reached && movedOn(one.to, reached) }));
  return { refused: null, redirect: { from, to: reached }, others };
}

const leadTo = ({ to }: Redirect, address: OldAddress) =>
  to !== null && destinationPath(to) === (address as string);

/** The destination, or where that leads by now. */
function beyond(to: Destination, known: readonly Redirect[]): Destination | null | undefined {
  const redirects = byOldAddress(known);
  const place = destinationPath(to);
  if (!redirects.has(place)) return to;
  const next = destinationOf(redirects, place);
  return next && movedOn(to, next);
}

const refusal = (field: 'from' | 'to', refused: string): RedirectVerdict => ({ refused, field });

const leadsTo = (to: Destination | null) => (to === null ? 'vers aucune page' : `vers ${to}`);
