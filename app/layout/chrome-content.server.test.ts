import { describe, expect, it } from 'vitest';
import { recordContentUse } from '~/content/content-use.server';
import { findSection } from '~/school/pages/pages.server';
import { calendarDay } from '../../content-model/rules/calendar-day';
import { createRig, type Rig } from '../../tests/contract/service';
import { type ChromeSources, loadChromeContent } from './chrome-content.server';

/** Milliseconds. */
const day = 86_400_000;

function servicesOn(rig: Rig): ChromeSources {
  return {
    content: rig.content,
    englishContent: rig.content,
    clock: () => rig.now,
    env: { englishEnabled: false, profilesEnabled: false },
    demonstration: false,
  } as unknown as ChromeSources;
}

describe('the chrome’s data', () => {
  it('holds settings, menus, campuses and at most six events', async () => {
    const root = await loadChromeContent(servicesOn(createRig()));
    expect(root.campuses).toHaveLength(26);
    expect(root.events).toHaveLength(6);
    expect(root.menus.navbar.map((entry) => entry.kind)).toContain('campuses');
    expect(root.settings.social.map((item) => item.type)).not.toContain('Discord');
  });

  it('counts the demonstration’s own addresses as absent, except for the demonstration', async () => {
    const services = servicesOn(createRig());
    expect((await loadChromeContent(services)).absent).toContain('/demo/inscription');
    const demonstration = { ...servicesOn(createRig()), demonstration: true };
    expect((await loadChromeContent(demonstration)).absent).not.toContain('/demo/inscription');
  });

  it('load errors are only logged, not shown', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'error-500' });
    const root = await loadChromeContent(servicesOn(rig));
    expect(root.menus).toEqual({ navbar: [], footer: [] });
    expect(root.events).toEqual([]);
    expect(root.settings.accessibility).toBeNull();
    expect(rig.warnings.length).toBeGreaterThanOrEqual(5);
    const told = rig.warnings.length;
    await loadChromeContent(servicesOn(rig));
    expect(rig.warnings).toHaveLength(told);
  });

  it.each([
    [{}, 'non conforme'],
    [{ auditor: 'Cabinet Clair', conforming: 80, failing: 7 }, 'partiellement conforme'],
  ])('and the statement of accessibility say the same state: %o', async (results, state) => {
    const { content, ...rig } = createRig({
      async spoil(request, response) {
        if (new URL(request.url).pathname !== '/api/users/me') return response;
        const settings = (await response.json()) as { facts: Record<string, unknown> };
        return Response.json({ ...settings, facts: { ...settings.facts, accessibility: results } });
      },
    });
    const { settings } = await loadChromeContent(servicesOn({ ...rig, content }));
    expect(settings.accessibility).toBe(state);
    const statement = await findSection(content, 'declaration-accessibilite');
    const blocks = JSON.stringify(statement.pageLayout.blocks);
    expect([...new Set(blocks.match(/(?:non|partiellement|totalement) conforme/g))]).toEqual([state]);
  });

  it('says until when a fair that has begun runs, by the day', async () => {
    const rig = createRig();
    const services = servicesOn(rig);
    const fair = async () =>
      (await loadChromeContent(services)).events.find(
        ({ slug }) => slug === 'salon-etudes-et-metiers-de-la-nature-nantes',
      );
    // It began a day before the service, and ends a day after.
    const lastDay = calendarDay(new Date(rig.now + day));
    expect((await fair())?.runsUntil).toBe(lastDay);
    rig.now -= day;
    expect((await fair())?.runsUntil).toBeNull();
  });

  it('is one object for all parts of a page in a language', async () => {
    const services = servicesOn(createRig());
    const load = () => Promise.all([loadChromeContent(services), loadChromeContent(services)]);
    const { result } = await recordContentUse(false, load);
    expect(result[0]).toBe(result[1]);
    expect(await loadChromeContent(services, 'en')).not.toEqual(result[0]);
  });
});
