// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentNotFound } from '~/content/errors';
import { renderPart } from '~/parts/testing';
import { compareLevels } from '~/school/programmes/level-groups';
import { createRig } from '../../../tests/contract/service';
import { CampusPage } from './campus-page';
import { type CampusPageData, loadCampus } from './campus-page.server';
import { campusScreen } from './campus-screen.server';

afterEach(cleanup);

const rig = createRig();
const find = (slug: string) => loadCampus(rig.content, new Date(rig.now), slug);

async function show(slug: string, changes: Partial<CampusPageData> = {}): Promise<CampusPageData> {
  const { page } = await find(slug);
  const shown = { ...page, ...changes };
  showPage(shown);
  return shown;
}

function showPage(page: CampusPageData) {
  render(<CampusPage {...campusScreen(renderPart, page)} />);
}

const part = (name: string) => screen.getByRole('region', { name });
const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page of a campus', () => {
  it('shows place, opening hours, access and contact', async () => {
    const { campus } = await show('lyon');
    const visit = part('Venir au campus');
    const { street, accessNote, openingHours, email, uai, phone } = campus;
    for (const fact of [street, '69002 Lyon', accessNote, openingHours, email, uai]) {
      expect(visit.textContent).toContain(fact);
    }
    for (const { text } of campus.transport) expect(visit.textContent).toContain(text);
    expect(hrefsIn(visit)).toEqual([`tel:${phone?.replaceAll(' ', '')}`, `mailto:${email}`]);
  });

  it('shows its place, on the mainland or on La Réunion', async () => {
    await show('lyon');
    expect(screen.getByRole('img', { name: /^Lyon sur la carte/ })).toBeTruthy();
    cleanup();
    await show('la-reunion');
    expect(screen.getByRole('img', { name: /^La\sRéunion sur la carte/ })).toBeTruthy();
  });

  it('shows its own landscape behind its name, hidden from screen readers', async () => {
    const drawingOf = () =>
      document.querySelector('.campus-head > [aria-hidden] > use')?.getAttribute('href');
    await show('grenoble');
    expect(drawingOf()).toMatch(/grenoble[^/]*\.svg.*#lines$/);
    cleanup();
    await show('brest');
    expect(drawingOf()).toMatch(/brest[^/]*\.svg.*#lines$/);
    cleanup();
    await show('brest', { relief: null });
    expect(drawingOf()).toBeUndefined();
  });

  it('leads to the three admissions actions with itself chosen', async () => {
    await show('angers');
    const [actions] = screen.getAllByRole('list', { name: 'Admissions sur ce campus' });
    if (!actions) throw new Error('no actions');
    expect(hrefsIn(actions).sort()).toEqual([
      '/crm/brochure?campus=angers',
      '/crm/contact?campus=angers',
      '/crm/registration?campus=angers',
    ]);
  });

  it('lists its programmes, from the lowest level to the highest, short courses last', async () => {
    const { programmes } = await show('lyon');
    const taught = part('Formations du campus');
    expect(hrefsIn(taught)).toEqual([
      ...programmes.toSorted(compareLevels).map(({ slug }) => `/formations/${slug}`),
      '/formations?campus=lyon',
    ]);
    const levels = within(taught).getAllByRole('heading', { level: 3 });
    expect(levels.map(({ id }) => id)).toEqual([
      'niveau-2',
      'niveau-3',
      'niveau-4',
      'niveau-5',
      'formations-courtes',
    ]);
  });

  it('shows its next events and leads to all of them', async () => {
    const { events } = await show('lyon');
    expect(events.length).toBeGreaterThan(0);
    expect(hrefsIn(part('Prochains événements'))).toEqual([
      ...events.map(({ slug }) => `/agenda/${slug}`),
      '/agenda?campus=lyon',
    ]);
  });

  it('introduces its team, with a portrait or nothing in its place', async () => {
    const { page } = await find('lyon');
    const [first, ...others] = page.campus.team;
    if (!first) throw new Error('Lyon has a team');
    showPage({ ...page, campus: { ...page.campus, team: [{ ...first, portrait: null }, ...others] } });
    const names = within(part('L’équipe')).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(page.campus.team.map(({ name }) => name));
    expect(part('L’équipe').querySelectorAll('.team-portrait')).toHaveLength(
      others.filter(({ portrait }) => portrait).length,
    );
    expect(part('L’équipe').textContent).not.toContain('SR');
  });

  it('uses the school’s labels for empty parts', async () => {
    await show('lyon', { events: [], offers: [], programmes: [] });
    expect(screen.getByText('Aucun événement disponible pour le moment')).toBeTruthy();
    expect(screen.getByText("Pas d'offres disponibles")).toBeTruthy();
    expect(screen.getByText('Aucune formation associée.')).toBeTruthy();
  });

  it('has no offers at Brest', async () => {
    await show('brest');
    expect(screen.getByText("Pas d'offres disponibles")).toBeTruthy();
  });

  it('leaves out news, team and gallery it does not have, and their links', async () => {
    const { page } = await find('lyon');
    const bare = { image: null, gallery: [], team: [], facilities: [], studentLife: null, housing: null };
    showPage({ ...page, news: [], campus: { ...page.campus, ...bare, accessibility: null } });
    const targets = hrefsIn(screen.getByRole('navigation', { name: 'Sur cette page' }));
    for (const target of targets) expect(document.getElementById(target?.slice(1) ?? '')).not.toBeNull();
    expect(targets).not.toContain('#equipe');
    expect(screen.queryByRole('region', { name: 'Galerie' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Campus de Lyon' })).toBeTruthy();
  });

  it('has no part, link or fold for texts that are all missing', async () => {
    const { page } = await find('lyon');
    const texts = { description: { __html: '' }, studentLife: null, housing: null, accessibility: null };
    const campus = { ...page.campus, ...texts, facilities: [], rent: null, travelPass: null };
    showPage({ ...page, campus: campus as CampusPageData['campus'] });
    const targets = hrefsIn(screen.getByRole('navigation', { name: 'Sur cette page' }));
    expect(targets).not.toContain('#vivre-ici');
    expect(document.querySelector('#vivre-ici, #le-campus')).toBeNull();
  });

  it('does not exist for a town without a campus', async () => {
    await expect(find('gotham')).rejects.toBeInstanceOf(ContentNotFound);
  });
});
