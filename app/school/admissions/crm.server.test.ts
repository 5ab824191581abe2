import { expect, it, vi } from 'vitest';
import { recordContentUse } from '~/content/content-use.server';
import { createRig } from '../../../tests/contract/service';
import { findCrmUrl, listCourseCampuses, listCourses } from './crm.server';
import { findGaps } from './crm-gaps.server';

it('returns no campuses for a course that the CRM does not know', async () => {
  expect(await listCourseCampuses(createRig().content, 'contact', 'bts-alchimie')).toEqual([]);
});

it('lists courses by their names, in whatever order the CRM has them', async () => {
  const names = (await listCourses(createRig().content, 'brochure', null)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'fr')));
});

it.each([
  ['a list: its first item counts', [{ url: 'https://crm.example/1' }, { url: 'https://crm.example/2' }]],
  ['an object', { url: 'https://crm.example/1' }],
])('the link may come in %s', async (_, body) => {
  const { content } = createRig({
    spoil: async (request, response) =>
      request.url.includes('/crm-links/contact/bts-gpn/lyon') ? Response.json(body) : response,
  });
  expect(await findCrmUrl(content, 'contact', 'bts-gpn', 'lyon')).toBe('https://crm.example/1');
});

it.each([[[]], [{ url: null }], [[{}]]])('%j holds no link', async (body) => {
  const { content } = createRig({
    spoil: async (request, response) =>
      request.url.includes('/crm-links/contact/bts-gpn/lyon') ? Response.json(body) : response,
  });
  expect(await findCrmUrl(content, 'contact', 'bts-gpn', 'lyon')).toBeNull();
});

it('a CRM that hangs keeps no page waiting: it has no gaps until it says so', async () => {
  vi.useFakeTimers();
  const rig = createRig();
  rig.faults.set({ kind: 'slow', delay: 2000, only: '/crm-links/' });
  const ask = () => recordContentUse(false, () => findGaps(rig.content, 'bts-gemeau', 'tours'));
  const first = ask();
  await vi.advanceTimersByTimeAsync(800);
  const { result, use } = await first;
  expect(result).toEqual([]);
  // Such a page replaces no complete one.
  expect(use.failed).toBe(true);
  await vi.advanceTimersByTimeAsync(1300);
  rig.faults.set({ kind: 'down', only: '/crm-links/' });
  // The question went on: the next page has its answer.
  expect(await ask()).toMatchObject({
    result: ['brochure', 'contact', 'registration'],
    use: { failed: false },
  });
  vi.useRealTimers();
});
