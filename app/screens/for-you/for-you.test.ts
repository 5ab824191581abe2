import { describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { facetValues } from '~/school/programmes/finder/facet-values';
import { findProgrammes, loadFinderIndex } from '~/screens/finder/find-programmes.server';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { loadForYou } from './for-you.server';

const content = pageContent(createRig().content);
const t = createLabels({});
const now = new Date();
const ask = (query: string) =>
  loadForYou({ content, url: new URL(`https://www.ecole.example/pour-vous?${query}`), now }, t);
const index = await loadFinderIndex(content);
const everyValue = facetValues({ sectors: [], campuses: [] }, t);

/** The programmes behind the first link. */
async function programmesFor(situation: string): Promise<string[]> {
  const [programmes] = (await ask(`situation=${situation}`)).links;
  const { searchParams } = new URL(programmes?.href ?? '', 'https://www.ecole.example');
  const found = await findProgrammes(index, searchParams, everyValue, async () => []);
  expect(found?.unknown).toEqual([]);
  return found?.cards.map(({ slug }) => slug) ?? [];
}

describe('the list of programmes has those that one can begin', () => {
  it.each([
    ['troisieme', 'bac-pro-gmnf', 'bts-gpn'],
    ['premiere', 'bts-gpn', 'bac-pro-gmnf'],
    ['terminale', 'bachelor-amenagement-durable', 'mastere-rse'],
    ['bac-1', 'bts-gemeau', 'bachelor-qse'],
    ['bac-2', 'bachelor-qse', 'court-iso-14001'],
    ['bac-3', 'mastere-rse', 'bachelor-qse'],
    ['en-poste', 'court-iso-14001', 'none'],
    ['parent', 'bac-pro-gmnf', 'court-iso-14001'],
    ['', 'bts-gpn', 'none'],
    ['roi', 'bts-gpn', 'none'],
  ])('%s: %s, not %s', async (situation, fitting, other) => {
    const slugs = await programmesFor(situation);
    expect(slugs).toContain(fitting);
    expect(slugs).not.toContain(other);
  });
});

const addresses = async (query: string) => (await ask(query)).links.map(({ href }) => href);

describe('the links', () => {
  it('lead to every list around the place, and to the nearest campus', async () => {
    expect(await addresses('situation=terminale&pres-de=44110')).toEqual([
      '/formations?entree=0&entree=1&duree=longue&pres-de=chateaubriant-44110',
      '/agenda?type=portes-ouvertes&pres-de=chateaubriant-44110',
      '/campus/rennes',
      '/offres-alternance?pres-de=chateaubriant-44110',
    ]);
    expect((await ask('pres-de=44110')).campus).toBe('rennes');
  });

  it('name no campus as the nearest if no position of a campus is known', async () => {
    const rig = createRig({
      spoil: async (request, response) => {
        if (!new URL(request.url).pathname.endsWith('/campuses')) return response;
        const answer = (await response.json()) as { data: object[] };
        const data = answer.data.map((campus) => ({ ...campus, latitude: null, longitude: null }));
        return Response.json({ ...answer, data });
      },
    });
    const url = new URL('https://www.ecole.example/pour-vous?situation=entreprise&pres-de=44110');
    const { campus, links } = await loadForYou({ content: pageContent(rig.content), url, now }, t);
    expect([campus, links.at(-1)?.href]).toEqual([null, '/campus']);
  });

  it.each(['', '&pres-de=zzzz', '&pres-de=saint-denis'])(
    'name no place without a known one: %s',
    async (place) => {
      expect(await addresses(`situation=bac-2${place}`)).toEqual([
        '/formations?entree=2&duree=longue',
        '/agenda?type=portes-ouvertes',
        '/campus',
        '/offres-alternance',
      ]);
    },
  );

  it.each(['', '&pres-de=nantes'])(
    'name the first open day and the first offer themselves: %s',
    async (place) => {
      const { links } = await ask(`situation=terminale${place}`);
      const firsts = Object.fromEntries(links.map(({ title, first }) => [title, first]));
      expect(firsts['Prochaines portes ouvertes']?.href).toMatch(/^\/agenda\/[a-z0-9-]+$/);
      expect(firsts['Offres d’alternance']?.href).toMatch(/^\/offres-alternance\/[a-z0-9-]+$/);
      expect(firsts['Formations']).toBeNull();
      if (place) expect(firsts['Offres d’alternance']?.facts).toMatch(/sur place|à\s\d+\skm/);
    },
  );

  it('are the school’s pages and the nearest campus for a company', async () => {
    expect(await addresses('situation=entreprise&pres-de=59000')).toEqual(
      expect.arrayContaining([
        '/entreprise/deposer-une-offre',
        '/entreprise/recruter-un-alternant',
        '/campus/lille',
      ]),
    );
  });
});

it.each([
  ['situation=en-poste&pres-de=toulouse', 'En poste, pour se reconvertir, près de Toulouse'],
  ['situation=parent&pres-de=toulouse', 'Parents d’un futur élève, près de Toulouse'],
  ['pres-de=angers', 'Près d’Angers'],
  ['situation=bac-2&situation=troisieme', 'Après un Bac+2'],
  ['', 'Trouver ma voie'],
])('the title reads naturally: %s', async (query, title) => {
  expect((await ask(query)).title).toBe(title);
});
