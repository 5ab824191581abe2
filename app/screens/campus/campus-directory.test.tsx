// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listCampuses } from '~/school/campuses/campuses.server';
import { createRig } from '../../../tests/contract/service';
import { CampusDirectory } from './campus-directory';

afterEach(cleanup);

async function listWithoutOpenDays() {
  const campuses = await listCampuses(createRig().content);
  return campuses.map((campus) => ({ ...campus, openDay: null }));
}

it('shows address and phone of each of the 26 campuses, by region', async () => {
  const campuses = await listWithoutOpenDays();
  expect(campuses).toHaveLength(26);
  render(<CampusDirectory campuses={campuses} />);
  for (const { slug, title, street, postalCode, city, phone } of campuses) {
    const link = screen.getByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(`/campus/${slug}`);
    const entry = link.closest('li');
    if (!entry || !phone) throw new Error(`${title} has no entry or no phone`);
    expect(entry.textContent).toContain(street);
    expect(entry.textContent).toContain(`${postalCode} ${city}`);
    expect(within(entry).getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:\d{10}$/);
  }
  const regions = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(regions).toEqual(
    [...new Set(campuses.map(({ region }) => region))].sort((a, b) => a.localeCompare(b, 'fr')),
  );
});

it('is sorted by name on request', async () => {
  const campuses = await listWithoutOpenDays();
  render(<CampusDirectory campuses={campuses} order="name" />);
  const titles = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
  expect(titles).toEqual(campuses.map(({ title }) => title).sort(new Intl.Collator('fr').compare));
});
