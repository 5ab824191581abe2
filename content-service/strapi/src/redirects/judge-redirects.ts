/** A redirect that an editor writes is stored in one step, or refused with the way out. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { calendarDay } from '../contract/duties';
import type { RedirectReason } from '../contract/enumerations';
import { judgeRedirect } from '../contract/redirects';
import { publishesAnyway } from '../duties/refuse-publishing';
import { titleAt } from './shown-addresses';
import { findRedirects, leadTo, redirectUid } from './stored-redirects';

interface RedirectInput {
  from?: string | null;
  to?: string | null;
  since?: string | null;
  why?: RedirectReason | null;
}

export function judgeRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const writes = uid === redirectUid && (action === 'create' || action === 'update');
    if (!writes || strapi.config.get(publishesAnyway)) return next();
    const { documentId, data } = context.params as { documentId?: string; data: RedirectInput };
    const stored = documentId
      ? ((await strapi.db.query(redirectUid).findOne({ where: { documentId } })) as RedirectInput | null)
      : null;
    const written = { ...stored, ...data };
    const others = (await findRedirects(strapi)).filter((one) => one.documentId !== documentId);
    const verdict = judgeRedirect({ from: written.from, to: written.to }, others as never);
    if ('field' in verdict) throw refusal(verdict.field, verdict.refused);
    const { from, to } = verdict.redirect;
    const title = await titleAt(strapi, from);
    if (title !== null)
      throw refusal(
        'from',
        `${from} est l’adresse de la page «\u00a0${title}\u00a0», que les visiteurs y voient\u00a0: changez d’abord l’adresse de cette page, ou retirez-la.`,
      );
    const since = written.since ?? calendarDay(new Date());
    Object.assign(context.params, { data: { ...data, from, to, since } });
    const result = await next();
    for (const other of verdict.others as { from: string; to: string | null }[]) {
      const same = others.find((one) => one.from === other.from);
      if (same) await leadTo(strapi, same, other.to);
    }
    return result;
  });
}

const refusal = (field: 'from' | 'to', message: string) =>
  new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
