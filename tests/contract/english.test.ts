/** The English content, from the content service with `locale=en`. */
import { describe, expect, it } from 'vitest';
import { createRig, get } from './service';

const rig = createRig();

interface Article {
  locale: string;
  rubrique: string;
  slug: string | null;
  localizations: { locale: string; rubrique: string; slug: string | null }[];
}

async function articles(locale: string): Promise<Article[]> {
  const answer = await get(rig, `/iet-articles?locale=${locale}&populate=*&pagination[limit]=1000`);
  return (answer.body as { data: Article[] }).data;
}

const nameOf = ({ locale, rubrique, slug }: Omit<Article, 'localizations'>) =>
  `${locale} ${rubrique}/${slug}`;

describe('English content', () => {
  it('is at least six pages, each in its own language only', async () => {
    const english = await articles('en');
    expect(english.length).toBeGreaterThanOrEqual(6);
    expect(new Set(english.map(({ locale }) => locale))).toEqual(new Set(['en']));
    expect(new Set((await articles('fr')).map(({ locale }) => locale))).toEqual(new Set(['fr']));
  });

  it('knows its twins, and they know it', async () => {
    const all = new Map(
      [...(await articles('fr')), ...(await articles('en'))].map((page) => [nameOf(page), page]),
    );
    const linked = [...all.values()].filter((page) => page.localizations.length > 0);
    expect(linked.length).toBeGreaterThanOrEqual(10);
    for (const page of linked) {
      for (const twin of page.localizations) {
        const back = all.get(nameOf(twin))?.localizations.map(nameOf);
        expect(back, nameOf(page)).toContain(nameOf(page));
      }
    }
  });

  it('has its own menus, no French overrides of labels, and no entries of other collections', async () => {
    const menu = await get(rig, '/menu-enrichis?filters[type][$eq]=navbarproto&locale=en');
    const [first] = (menu.body as { data: { locale: string }[] }).data;
    expect(first?.locale).toBe('en');
    expect((await get(rig, '/labels?locale=en')).body).toMatchObject({ data: {} });
    expect((await get(rig, '/programmes?locale=en')).body).toMatchObject({ data: [] });
    expect((await get(rig, '/programmes/bts-gpn?locale=en')).status).toBe(404);
  });
});
