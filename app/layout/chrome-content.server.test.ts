import { describe, expect, it } from 'vitest';
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

  it('counts the demonstration’s own addresses among those that are not there, but for the demonstration', async () => {
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
    expect(rig.warnings.length).toBeGreaterThanOrEqual(5);
    const told = rig.warnings.length;
    await loadChromeContent(servicesOn(rig));
    expect(rig.warnings).toHaveLength(told);
  });

  it('says until when a fair that has begun runs, by the day', async () => {
    const rig = createRig();
    const services = servicesOn(rig);
    const fair = async () =>
      (await loadChromeContent(services)).events.find(
        ({ slug }) => slug === 'salon-etudes-et-metiers-de-la-nature-nantes',
      );
    // It has begun a day before the service, and ends a day after.
    const lastDay = calendarDay(new Date(rig.now + day));
    expect((await fair())?.runsUntil).toBe(lastDay);
    rig.now -= day;
    expect((await fair())?.runsUntil).toBeNull();
  });

  it('is one object for all pages of a language, until the content changes', async () => {
    const rig = createRig();
    const services = servicesOn(rig);
    const root = await loadChromeContent(services);
    expect(await loadChromeContent(services)).toBe(root);
    expect(await loadChromeContent(services, 'en')).not.toBe(root);
    expect(await loadChromeContent(services)).toBe(root);
    expect(await loadChromeContent(servicesOn(createRig()))).not.toBe(root);
  });
});
