/** Redirects that nobody sees, or that say where to only in several steps (decision 120). Pure. */
import { destinationPath, type Redirect } from '../redirects/redirect';
import type { Finding } from './finding';

const duty = { severity: 'duty', basis: 'Une adresse, une page' } as const;
const advice = { severity: 'advice', basis: 'Une redirection, un pas' } as const;

/** @param shown addresses of pages that visitors see */
export function redirectDuties(redirects: readonly Redirect[], shown: ReadonlySet<string>): Finding[] {
  const found = new Map<string, Redirect>();
  return redirects.flatMap((redirect): Finding[] => {
    const { from } = redirect;
    const same = found.has(from);
    found.set(from, redirect);
    if (same)
      return [
        {
          ...duty,
          subject: from,
          rule: 'redirect.twice',
          message: `${from} a deux redirections\u00a0: supprimez l’une des deux.`,
        },
      ];
    if (shown.has(from))
      return [
        {
          ...duty,
          subject: from,
          rule: 'redirect.shadow',
          message: `${from} est l’adresse d’une page\u00a0: les visiteurs la voient et ne sont pas redirigés. Supprimez la redirection.`,
        },
      ];
    return steps(redirect, redirects);
  });
}

function steps({ from, to }: Redirect, redirects: readonly Redirect[]): Finding[] {
  const passed = [from as string];
  for (let place = to; place; ) {
    const path = destinationPath(place);
    if (passed.includes(path)) {
      const circle = [...passed, path].join(' → ');
      return [
        {
          ...duty,
          subject: from,
          rule: 'redirect.circle',
          message: `Les redirections tournent en rond\u00a0: ${circle}. Menez l’une d’elles à une page qui existe.`,
        },
      ];
    }
    const next = redirects.find((one) => one.from === (path as string));
    // One that is gone may come back.
    if (!next?.to) break;
    passed.push(path);
    place = next.to;
  }
  if (passed.length === 1) return [];
  return [
    {
      ...advice,
      subject: from,
      rule: 'redirect.steps',
      message: `${from} mène à ${passed[1]}, qui mène ailleurs\u00a0: indiquez tout de suite la dernière adresse.`,
    },
  ];
}
