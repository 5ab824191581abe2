// @vitest-environment jsdom
/** The questions and the content of an admissions page with a campus. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createLog } from '~/log.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig, type Rig } from '../../../tests/contract/service';
import { AdmissionsPage } from './admissions-page';
import { loadAdmissions } from './load-admissions.server';

afterEach(cleanup);

async function open(rig: Rig, query: string) {
  const { content } = rig;
  const log = createLog('silent');
  const context = {
    content: pageContent(content),
    locale: 'fr',
    now: new Date(rig.now),
    url: new URL(`https://www.ecole.example/crm/contact${query}`),
    services: { content, log },
    head: async (input: object) => input,
  } as unknown as PageContext;
  const { view } = await (await loadAdmissions(context, 'contact')).json();
  render(<AdmissionsPage view={view} />);
  return rig.faults.seen.map(decodeURIComponent);
}

const eventsCall = /^GET \/api\/events\?/;

describe('an admissions page that names a campus', () => {
  it('requests only the title of the campus, and presets it', async () => {
    const calls = await open(createRig(), '?campus=la-reunion');
    expect(calls).toContain('GET /api/campuses/la-reunion?locale=fr');
    const campus = screen.getByRole<HTMLSelectElement>('combobox', { name: /Campus/ });
    expect(campus.value).toBe('la-reunion');
    expect(campus.selectedOptions[0]?.text).toMatch(/^La.Réunion$/);
  });

  it('asks for the next six events of the campus with exactly the fields of the specification, once', async () => {
    const rig = createRig();
    const [asked, ...others] = (await open(rig, '?campus=la-reunion')).filter((call) =>
      eventsCall.test(call),
    );
    expect(others).toEqual([]);
    const parameters = [...new URLSearchParams(asked?.split('?')[1])];
    expect(parameters).toEqual([
      ['filters[campus][slug][$eq]', 'la-reunion'],
      ['filters[$or][0][$and][0][dateEnd][$gte]', '2026-11-20'],
      ['filters[$or][0][$and][1][dateEnd][$notNull]', 'true'],
      ['filters[$or][1][dateStart][$gte]', '2026-11-20'],
      ['fields[0]', 'title'],
      ['fields[1]', 'slug'],
      ['fields[2]', 'description'],
      ['fields[3]', 'url'],
      ['fields[4]', 'dateStart'],
      ['fields[5]', 'dateEnd'],
      ['populate[campus][fields][0]', 'title'],
      ['populate[campus][fields][1]', 'slug'],
      ['sort[0]', 'dateStart:asc'],
      ['pagination[limit]', '6'],
      ['locale', 'fr'],
    ]);
    expect(screen.getByRole('link', { name: /portes ouvertes/ }).getAttribute('href')).toBe(
      '/agenda/journee-portes-ouvertes-la-reunion',
    );
    cleanup();
    const again = await open(rig, '?campus=la-reunion');
    expect(again.filter((call) => eventsCall.test(call))).toHaveLength(1);
  });

  it('shows the next three of them, as the menus do', async () => {
    await open(createRig(), '?campus=lyon');
    expect(document.querySelectorAll('.admissions-meetings a[href^="/agenda/"]')).toHaveLength(3);
    cleanup();
    await open(createRig(), '');
    expect(document.querySelector('.admissions-meetings'), 'no campus, no meeting').toBeNull();
  });

  it('is shown without an unknown campus or an agenda that is away', async () => {
    await open(createRig(), '?campus=atlantide');
    expect(screen.queryByRole('combobox', { name: /Campus/ })).toBeNull();
    cleanup();
    const rig = createRig();
    rig.faults.set({ kind: 'error-500', only: '/events' });
    await open(rig, '?campus=lyon');
    expect(screen.getByRole('combobox', { name: /Campus/ })).toBeTruthy();
    expect(document.querySelector('.admissions-meetings')).toBeNull();
    expect(rig.warnings.map(({ fields }) => fields['path'])).toEqual(['/events']);
  });
});
