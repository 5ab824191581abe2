/** Redirects that nobody sees, or that say where to only in several steps. Pure. */
import {
  byOldAddress,
  type Destination,
  destinationOf,
  destinationPath,
  type Redirect,
} from '../redirects/redirect';
import type { Finding } from './finding';

const duty = { severity: 'duty', basis: 'Une adresse, une page' } as const;
const advice = { severity: 'advice', basis: 'Une redirection, un pas' } as const;

/**
 * @param shown addresses of pages that visitors see
 * @param hasPage whether the site has anything at an address of its own
 */
export function redirectDuties(
  redirects: readonly Redirect[],
  shown: ReadonlySet<string>,
  hasPage: (address: string) => boolean,
): Finding[] {
  const known = byOldAddress(redirects);
  const found = new Set<string>();
  return redirects.flatMap(({ from }): Finding[] => {
    const problem = problemOf(from, { shown, known, hasPage, isSecond: found.has(from) });
    found.add(from);
    return problem ? [{ subject: from, ...problem }] : [];
  });
}

interface Among {
  shown: ReadonlySet<string>;
  known: ReadonlyMap<string, Destination | null>;
  hasPage: (address: string) => boolean;
  isSecond: boolean;
}

function problemOf(
  from: string,
  { shown, known, hasPage, isSecond }: Among,
): Omit<Finding, 'subject'> | null {
  if (isSecond)
    return {
      ...duty,
      rule: 'redirect.twice',
      message: `${from} a deux redirections\u00a0: supprimez l’une des deux.`,
    };
  if (shown.has(from))
    return {
      ...duty,
      rule: 'redirect.shadow',
      message: `${from} est l’adresse d’une page\u00a0: les visiteurs la voient et ne sont pas redirigés. Supprimez la redirection.`,
    };
  const to = known.get(from);
  if (to && destinationOf(known, from) === undefined)
    return {
      ...duty,
      rule: 'redirect.circle',
      message: `${from} mène à ${to}, et les redirections tournent en rond\u00a0: menez l’une d’elles à une page qui existe.`,
    };
  // One that is gone may come back.
  if (to && known.get(destinationPath(to)))
    return {
      ...advice,
      rule: 'redirect.steps',
      message: `${from} mène à ${to}, qui mène ailleurs\u00a0: indiquez tout de suite la dernière adresse.`,
    };
  if (to?.startsWith('/') && !known.has(destinationPath(to)) && !hasPage(destinationPath(to)))
    return {
      ...advice,
      basis: 'Une redirection, une page',
      rule: 'redirect.nowhere',
      message: `${from} mène à ${to}, où il n’y a pas de page\u00a0: les visiteurs lisent qu’elle n’existe pas. Indiquez une page qui existe, ou aucune adresse si elle a disparu exprès.`,
    };
  return null;
}
