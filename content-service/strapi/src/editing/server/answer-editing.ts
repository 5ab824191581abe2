/**
 * `/editing/TYPE/DOCUMENT`, for the panel: whether an entry was saved since its form was opened, what a save of the form
 * would overwrite, and the version that keeps the other (docs/architecture.md, 'What editors cannot lose').
 */
import type { Core } from '@strapi/strapi';
import { currentAccountName } from '../../entries/accounts';
import { type ExistingEntry, existingEntry } from '../../entries/existing-entry';
import type { Whole } from '../../entries/whole';
import { fieldsOf, plain } from '../../entries/whole-entry';
import { type AdminContext, addPanelRoutes, may } from '../../panel-api';
import { bin } from '../../tables';
import { type Attribute, table } from '../../untyped-strapi';
import { differences } from '../../versions/server/differences';
import { entrySchemaOf } from '../../versions/server/entry-schema';
import { addVersion } from '../../versions/server/stored-versions';
import type { Conflict, EditingState } from '../editing-state';
import { keepDraftAsVersion } from './keep-overwritten-draft';
import { type FormField, wholeOfForm } from './whole-of-form';

interface Place {
  type: string;
  document: string;
  locale: string | null;
}

export function answerEditing(strapi: Core.Strapi): void {
  const placeOf = ({ params, query }: AdminContext): Place => ({
    type: params.type as string,
    document: params.document as string,
    locale: query.locale || null,
  });
  const entryAt = ({ type, document }: Place) => existingEntry(strapi, type, document);

  /** The body is `{ seen }`: when the values that the form shows were saved. */
  async function findLaterSave(ctx: AdminContext) {
    const place = placeOf(ctx);
    if (!may(ctx, 'read', place.type)) return ctx.forbidden();
    const draft = await (await entryAt(place)).draft(place.locale);
    if (!draft) return ctx.notFound(await goneInWords(place.document));
    const isSeen = Date.parse(String(bodyOf(ctx).seen)) === Date.parse(draft.updatedAt);
    const isOwn = draft.account === ctx.state.user.id;
    const data: EditingState = {
      later: isSeen ? null : { at: draft.updatedAt, author: draft.author, isOwn },
    };
    ctx.body = { data };
  }

  /** @returns the entry as it is, and as a save of the form's values would make it; null for a deleted entry */
  async function presentAndMine(entry: ExistingEntry, locale: string | null, values: Whole) {
    const present = await entry.whole(locale, 'draft');
    if (!present) return null;
    const fields = fieldsOf(strapi, entry.uid).map(([name, attribute]) => ({
      name,
      leadsTo: leadsTo(attribute),
    }));
    return { present, mine: wholeOfForm(fields, present, plain(strapi, entry.uid, values), values) };
  }

  async function compare(ctx: AdminContext) {
    const place = placeOf(ctx);
    if (!may(ctx, 'update', place.type)) return ctx.forbidden();
    const drafts = await presentAndMine(await entryAt(place), place.locale, wholeIn(bodyOf(ctx).values));
    if (!drafts) return ctx.notFound(await goneInWords(place.document));
    const data: Conflict[] = differences(place.type, drafts.present, drafts.mine, entrySchemaOf(strapi))
      .filter(({ field }) => may(ctx, 'read', place.type, field))
      .map(({ field, place, before, present }) => ({ field, place, theirs: before, mine: present }));
    ctx.body = { data };
  }

  /** Keeps a version: `{ values }` of a form that is given up; without them the draft that will be overwritten. */
  async function keep(ctx: AdminContext) {
    const place = placeOf(ctx);
    if (!may(ctx, 'update', place.type)) return ctx.forbidden();
    const { values } = bodyOf(ctx);
    const entry = await entryAt(place);
    const draft = await entry.draft(place.locale);
    const drafts = values ? await presentAndMine(entry, place.locale, wholeIn(values)) : null;
    if (!draft || (values && !drafts)) return ctx.notFound(await goneInWords(place.document));
    if (!drafts) await keepDraftAsVersion(strapi, entry, draft);
    else
      await addVersion(strapi, entry, draft.locale, {
        at: new Date(),
        author: currentAccountName(strapi),
        whole: drafts.mine,
        why: 'unsaved',
      });
    ctx.body = { data: {} };
  }

  async function goneInWords(document: string): Promise<string> {
    const items: { author: string }[] = await table(strapi, bin).findMany({
      where: { document },
      orderBy: { id: 'desc' },
      limit: 1,
    });
    const item = items[0];
    if (!item) return 'Cette entrée n’existe plus. Ce que vous avez écrit reste à l’écran.';
    return `${item.author || 'Un autre compte'} a supprimé cette entrée\u00a0: elle est dans la corbeille. Ce que vous avez écrit reste à l’écran.`;
  }

  addPanelRoutes(
    strapi,
    '/editing',
    ['POST', '/:type/:document', findLaterSave],
    ['POST', '/:type/:document/compare', compare],
    ['POST', '/:type/:document/keep', keep],
  );
}

const bodyOf = ({ request }: AdminContext): Whole => wholeIn(request.body);

const wholeIn = (value: unknown): Whole =>
  typeof value === 'object' && value !== null ? (value as Whole) : {};

function leadsTo({ type, relation = '' }: Attribute): FormField['leadsTo'] {
  if (type !== 'relation') return 'no entry';
  return relation.endsWith('One') ? 'one' : 'many';
}
