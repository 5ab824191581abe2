import { describe, expect, it } from 'vitest';
import { ContentInvalid } from '~/content/errors';
import { createRig } from '../../tests/contract/service';
import { findLabelOverrides } from './label-overrides.server';

/** The overrides of a school whose service answers this to `GET /labels`. */
function overridesIn(data: unknown): Promise<Record<string, string>> {
  const { content } = createRig({
    spoil: async (request, response) =>
      new URL(request.url).pathname === '/api/labels' ? Response.json({ data }) : response,
  });
  return findLabelOverrides(content);
}

describe('the labels of a school', () => {
  it.each([
    [
      { 'commons.links.home': 'Bienvenue', 'commons.links.agenda': 3, id: null },
      { 'commons.links.home': 'Bienvenue' },
    ],
    [{ 'commons.links.agenda': 3 }, {}],
    [{ 'commons.links.agenda': null }, {}],
    [{}, {}],
  ])('of %j are the texts; for any other value the site’s own label stays', async (data, texts) => {
    expect(await overridesIn(data)).toEqual(texts);
  });

  it.each([{ unexpected: [1, 2, 3] }, { message: 'Maintenance' }])(
    'are no record without the key of a label: %j',
    async (data) => {
      await expect(overridesIn(data)).rejects.toThrow(ContentInvalid);
    },
  );
});
