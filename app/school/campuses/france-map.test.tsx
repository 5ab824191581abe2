// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { listCampuses } from './campuses.server';
import { FranceMap } from './france-map';
import { mapLabels } from './map-labels.server';

afterEach(cleanup);

describe('the map of the campuses', () => {
  it('links every campus from the map, by its name', async () => {
    const campuses = await listCampuses(createRig().content);
    render(<FranceMap listId="liste" campuses={campuses} labels={mapLabels(campuses)} />);
    const map = screen.getByRole('navigation', { name: 'Carte des campus' });
    for (const { slug, title } of campuses) {
      const link = within(map).getByRole('link', { name: title });
      expect(link.getAttribute('href')).toBe(`/campus/${slug}`);
    }
  });

  it('says the same as a list by region', async () => {
    const campuses = await listCampuses(createRig().content);
    const { container } = render(
      <FranceMap listId="liste" campuses={campuses} labels={mapLabels(campuses)} headingLevel={2} />,
    );
    const list = container.querySelector('.campus-list') as HTMLElement;
    expect(within(list).getAllByRole('link')).toHaveLength(26);
    expect(within(list).getByRole('heading', { name: 'Bretagne', level: 2 })).toBeTruthy();
  });

  it('shows a name for every campus, on a wide sheet and on a narrow one', async () => {
    const campuses = await listCampuses(createRig().content);
    const { container } = render(
      <FranceMap listId="liste" campuses={campuses} labels={mapLabels(campuses)} />,
    );
    expect(container.querySelectorAll('.map-label-wide')).toHaveLength(campuses.length);
    expect(container.querySelectorAll('.map-label-narrow')).toHaveLength(campuses.length);
  });

  it('has no frame for an island without a campus', async () => {
    const campuses = await listCampuses(createRig().content);
    const { container } = render(
      <FranceMap listId="liste" campuses={campuses} labels={mapLabels(campuses)} />,
    );
    expect(container.querySelector('.map-inset')).toBeTruthy();
    cleanup();
    const mainland = campuses.filter(({ latitude }) => (latitude ?? 0) > 0);
    const without = render(<FranceMap listId="liste" campuses={mainland} labels={mapLabels(mainland)} />);
    expect(without.container.querySelector('.map-inset')).toBeNull();
  });

  it('has no invisible link to a campus far from France, but the list has it', async () => {
    const [lyon] = (await listCampuses(createRig().content)).filter(({ slug }) => slug === 'lyon');
    if (!lyon) throw new Error('no campus of Lyon');
    const campuses = [
      lyon,
      { ...lyon, slug: 'fort-de-france', title: 'Fort-de-France', latitude: 14.6, longitude: -61.07 },
      { ...lyon, slug: 'noumea', title: 'Nouméa', latitude: -22.27, longitude: 166.44 },
      { ...lyon, slug: 'montreal', title: 'Montréal', latitude: 45.5, longitude: -73.57 },
    ];
    const { container } = render(
      <FranceMap listId="liste" campuses={campuses} labels={mapLabels(campuses)} />,
    );
    expect(container.querySelectorAll('.map-campus')).toHaveLength(3);
    expect(container.querySelectorAll('.map-inset')).toHaveLength(2);
    expect(container.querySelectorAll('.campus-list a')).toHaveLength(4);
  });

  it('can be skipped by keyboard', async () => {
    const campuses = await listCampuses(createRig().content);
    const { container } = render(
      <FranceMap listId="liste" campuses={campuses} labels={mapLabels(campuses)} />,
    );
    const target = container.querySelector('.map-skip')?.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.querySelector('.campus-list')).toBeTruthy();
  });
});
