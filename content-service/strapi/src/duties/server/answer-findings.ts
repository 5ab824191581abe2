/** `POST /duties/findings/TYPE?locale=`, with `{ document, values }` of a form: what its entry lacks, saved or not. */
import type { Core } from '@strapi/strapi';
import { entryDuties, publishingNotice, publishingRefusal } from '../../contract/duties';
import type { EntryFinding, FormFindings } from '../../contract/entry-finding';
import { addPanelRoutes, may } from '../../panel-api';
import { dutyKindOf } from '../kinds';
import { valuesOfForm } from './form-values';
import { findSurroundings, type PanelSurroundings } from './surroundings';

/** Milliseconds for which the surroundings of entries are cached, for the forms of all editors. */
const cacheTime = 10_000;

export function answerFindings(strapi: Core.Strapi): void {
  const cache = new Map<string, { askedAt: number; surroundings: Promise<PanelSurroundings> }>();
  const surroundingsOf = (locale: string): Promise<PanelSurroundings> => {
    const cached = cache.get(locale);
    if (cached && Date.now() - cached.askedAt < cacheTime) return cached.surroundings;
    const surroundings = findSurroundings(strapi, locale);
    cache.set(locale, { askedAt: Date.now(), surroundings });
    surroundings.catch(() => cache.delete(locale));
    return surroundings;
  };

  addPanelRoutes(strapi, '/duties', [
    'POST',
    '/findings/:type',
    async (ctx) => {
      const type = ctx.params.type as string;
      const kind = dutyKindOf(type);
      if (!kind || !may(ctx, 'read', type)) return ctx.forbidden();
      const { document, values = {} } = ctx.request.body as { document?: string; values?: object };
      const locale = ctx.query.locale === 'en' ? 'en' : 'fr';
      const { pages, ...surroundings } = await surroundingsOf(locale);
      const otherPages = pages.filter(({ documentId }) => documentId !== document);
      const { entry, unknown } = await valuesOfForm(strapi, type, values);
      const allFindings: EntryFinding[] = entryDuties(kind, { ...entry, locale }, new Date(), {
        ...surroundings,
        pages: otherPages,
      });
      const findings = allFindings.filter(({ field }) => !unknown.has(field));
      const data: FormFindings = {
        findings,
        refusal: publishingRefusal(findings, kind),
        notice: publishingNotice(findings),
      };
      ctx.body = { data };
    },
  ]);
}
