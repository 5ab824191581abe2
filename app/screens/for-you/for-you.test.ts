import { describe, expect, it } from 'vitest';
import { createLog } from '~/log.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { createRig, type Rig } from '../../../tests/contract/service';
import { type ForYou, loadForYou } from './for-you.server';

const rig = createRig();

function ask(query: string, from: Rig = rig): Promise<ForYou> {
  return loadForYou({
    content: from.content,
    services: { content: from.content, log: createLog('silent') },
    now: new Date(from.now),
    url: new URL(`https://www.ecole.example/pour-vous?${query}`),
    headers: new Headers(),
  } as PageContext);
}

async function answer(query: string) {
  const found = await ask(query);
  if (found.company !== null) throw new Error('an answer for companies');
  return found;
}

/** `à 12 km` as 12, `sur place` as 0. */
const kilometres = (distance: string | null) => Number(distance?.replace(/\D/g, '') || 0);
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

describe('the answer around a place', () => {
  it('goes from the nearest to the farthest', async () => {
    const { openDays, programmes, offers } = await answer('situation=terminale&pres-de=44110');
    for (const distances of [
      openDays.items.map(({ distance }) => distance),
      programmes.items.map(({ place }) => place?.distance ?? null),
      offers.items.map(({ distance }) => distance),
    ]) {
      expect(distances.length).toBeGreaterThan(0);
      expect(distances).not.toContain(null);
      expect(distances.map(kilometres)).toEqual(ascending(distances.map(kilometres)));
    }
  });

  it('leads to programmes and brochures of the campus it names', async () => {
    const { programmes } = await answer('situation=terminale&pres-de=lille');
    for (const { slug, href, brochure, place } of programmes.items) {
      expect(place).toMatchObject({ title: 'Lille', distance: 'sur place' });
      expect(href).toBe(`/formations/${slug}?campus=lille`);
      if (brochure) expect(brochure).toBe(`/crm/brochure?course=${slug}&campus=lille`);
    }
    expect(programmes.items.some(({ brochure }) => brochure)).toBe(true);
  });

  it('names a person for admissions at the nearest campus, with its number', async () => {
    const { contact } = await answer('pres-de=44110');
    expect(contact.campus?.slug).toBe('rennes');
    expect(contact.person?.role).toMatch(/admission/);
    expect(contact.phone).toMatch(/\d/);
  });

  it.each(['en-poste', ''])('lists short courses after years: %s', async (situation) => {
    const { programmes } = await answer(`situation=${situation}&pres-de=lyon`);
    const short = programmes.items.map(({ slug }) => slug.startsWith('court-'));
    expect(short).toEqual(short.toSorted((a, b) => Number(a) - Number(b)));
  });

  it.each([
    ['en-poste', 'En poste, pour se reconvertir, près de Toulouse'],
    ['parent', 'Parents d’un futur élève, près de Toulouse'],
  ])('has a title that reads naturally: %s', async (situation, title) => {
    expect((await answer(`situation=${situation}&pres-de=toulouse`)).title).toBe(title);
  });

  it('offers no brochure of a campus that the CRM has no link for', async () => {
    const { programmes } = await answer('situation=terminale&pres-de=tours');
    const here = programmes.items.filter(({ place }) => place?.title === 'Tours');
    expect(here.find(({ slug }) => slug === 'bts-gemeau')?.brochure).toBeNull();
    expect(here.some(({ brochure }) => brochure)).toBe(true);
  });

  it('offers no brochure if there is none', async () => {
    const { programmes } = await answer('situation=en-poste&pres-de=lyon');
    const all = programmes.items.filter(({ slug }) =>
      ['technicien-riviere', 'court-inventaires'].includes(slug),
    );
    for (const { brochure } of all) expect(brochure).toBeNull();
  });
});

describe('the answer without a place', () => {
  it('shows no distance, and gives the school’s number', async () => {
    const { openDays, programmes, offers, contact, nearness } = await answer('situation=bac-2');
    expect(nearness.place).toBeNull();
    expect(openDays.items.every(({ distance }) => distance === null)).toBe(true);
    expect(programmes.items.every(({ place }) => place === null)).toBe(true);
    expect(offers.items.every(({ distance }) => distance === null)).toBe(true);
    expect(contact).toMatchObject({ campus: null, person: null, phone: expect.stringMatching(/\d/) });
  });

  it('also exists without an answer', async () => {
    const { programmes, title } = await answer('');
    expect(programmes.items.length).toBeGreaterThan(0);
    expect(title).not.toBe('');
  });
});

describe('the answer for a company', () => {
  it('is the school’s text for companies, and the contact for them', async () => {
    const found = await ask('situation=entreprise&pres-de=59000');
    expect(found.company?.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/entreprise/deposer-une-offre', '/entreprise/recruter-un-alternant']),
    );
    expect(found.contact.campus?.slug).toBe('lille');
    expect(found.contact.person?.role).toMatch(/entreprise/);
  });
});

it('has the number of a campus without a team', async () => {
  const half = createRig({
    spoil: async (request, response) =>
      /\/campuses\/lille/.test(request.url) ? new Response('no', { status: 500 }) : response,
  });
  const { contact } = await ask('pres-de=lille', half);
  expect(contact).toMatchObject({ campus: { slug: 'lille' }, person: null, phone: expect.any(String) });
});
