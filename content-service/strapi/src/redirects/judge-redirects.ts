/** Checks a redirect that an editor writes: it is refused with a reason, or stored so that it leads there in one step. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { calendarDay } from '../contract/duties';
import type { RedirectReason } from '../contract/enumerations';
import { judgeRedirect } from '../contract/redirects';
import reservedAddresses from '../contract/reserved-addresses.json';
import type { AfterChange, Change } from '../recorder/change';
import { titleAt } from './shown-addresses';
import { changeDestination, findRedirects, redirectUid } from './stored-redirects';

interface RedirectInput {
  from?: string | null;
  to?: string | null;
  since?: string | null;
  why?: RedirectReason | null;
}

const writingActions = new Set(['create', 'clone', 'update']);

export async function judgeRedirects(
  strapi: Core.Strapi,
  { uid, action, params, before, original }: Change,
): Promise<AfterChange | undefined> {
  if (uid !== redirectUid || !writingActions.has(action)) return undefined;
  const stored: RedirectInput | null = (await (before ?? original)?.whole(null, 'draft')) ?? null;
  const written: RedirectInput = { ...stored, ...params.data };
  const others = (await findRedirects(strapi)).filter(({ documentId }) => documentId !== before?.documentId);
  const verdict = judgeRedirect({ from: written.from, to: written.to }, others, reservedAddresses);
  if ('field' in verdict) throw refusal(verdict.field, verdict.refused);
  const { from, to } = verdict.redirect;
  const title = await titleAt(strapi, from);
  if (title !== null)
    throw refusal(
      'from',
      `${from} est l’adresse de la page «\u00a0${title}\u00a0», que les visiteurs y voient\u00a0: changez d’abord l’adresse de cette page, ou retirez-la.`,
    );
  const since = written.since ?? calendarDay(new Date());
  params.data = { ...params.data, from, to, since };
  return async () => {
    for (const other of verdict.others as { from: string; to: string | null }[]) {
      const storedRedirect = others.find((candidate) => candidate.from === other.from);
      if (storedRedirect) await changeDestination(strapi, storedRedirect, other.to);
    }
  };
}

const refusal = (field: 'from' | 'to', message: string) =>
  new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
