/** `GET /crm-links/…` of specification §7: courses by action, campuses of a course, the link to leave for. */
import { populateOf } from '../../../content-api/served-types';
import { actionNames } from '../../../contract/enumerations';
import { documentsOf } from '../../../untyped-strapi';

type Action = (typeof actionNames)[number];

interface Place {
  id: number;
  title: string;
  slug: string;
}
interface Programme extends Place {
  campuses: Place[];
}

const isAction = (text: string): text is Action => (actionNames as readonly string[]).includes(text);
const choice = ({ id, title, slug }: Place) => ({ id, name: title, slug });

export default {
  async actions(ctx) {
    const { campus } = ctx.query;
    const settings = await crmSettings();
    const programmes = (await offeredProgrammes(settings)).filter(
      ({ campuses }) => campus === undefined || campuses.some(({ slug }) => slug === campus),
    );
    ctx.body = Object.fromEntries(
      actionNames.map((action) => [
        action,
        programmes.filter(({ slug }) => !withoutForm(settings, action).includes(slug)).map(choice),
      ]),
    );
  },

  async campuses(ctx) {
    const campuses = await campusesOf(ctx.params.action, ctx.params.course);
    if (!campuses) return ctx.notFound();
    ctx.body = campuses.map(choice);
  },

  async links(ctx) {
    const { action, course, campus } = ctx.params;
    const campuses = await campusesOf(action, course);
    if (!campuses?.some(({ slug }) => slug === campus)) return ctx.notFound();
    const settings = await crmSettings();
    const missing = settings?.pairsWithoutLink?.some(
      (pair) => pair.programme === course && pair.campus === campus,
    );
    // An editor may have written something that is no address: `https:// crm.example`.
    if (missing || !settings?.linkBase || !URL.canParse(settings.linkBase, ctx.origin)) {
      ctx.body = [];
      return;
    }
    const url = new URL(settings.linkBase, ctx.origin);
    url.searchParams.set('action', action);
    ctx.body = [{ url: url.href }];
  },
};

/** Campuses of a course that the action covers; null when it does not cover it. */
async function campusesOf(action: string, course: string): Promise<Place[] | null> {
  const settings = await crmSettings();
  if (!isAction(action) || withoutForm(settings, action).includes(course)) return null;
  return (await offeredProgrammes(settings)).find(({ slug }) => slug === course)?.campuses ?? null;
}

const settingsUid = 'api::crm-setting.crm-setting';

interface CrmSettings {
  linkBase?: string;
  withoutAction?: Partial<Record<Action, string[]>>;
  pairsWithoutLink?: { programme: string; campus: string }[];
}

const crmSettings = (): Promise<CrmSettings | null> =>
  documentsOf(strapi, settingsUid).findFirst({ populate: populateOf(settingsUid) });

const withoutForm = (settings: CrmSettings | null, action: Action): string[] =>
  settings?.withoutAction?.[action] ?? [];

/** Programmes with a campus, in the order of their addresses; none without a CRM. */
async function offeredProgrammes(settings: CrmSettings | null): Promise<Programme[]> {
  if (!settings?.linkBase) return [];
  const programmes: Programme[] = await documentsOf(strapi, 'api::programme.programme').findMany({
    status: 'published',
    fields: ['title', 'slug'],
    populate: { campuses: { fields: ['title', 'slug'], sort: ['slug:asc'] } },
    sort: ['slug:asc'],
    limit: -1,
  });
  return programmes.filter(({ campuses }) => campuses.length > 0);
}
