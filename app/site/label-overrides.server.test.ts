import { expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { findLabelOverrides } from './label-overrides.server';

it('takes only texts; for any other value the site’s own label stays', async () => {
  const labels = { 'commons.links.home': 'Bienvenue', 'commons.links.agenda': 3, id: null };
  const { content } = createRig({
    spoil: async (request, response) =>
      new URL(request.url).pathname === '/api/labels' ? Response.json({ data: labels }) : response,
  });
  expect(await findLabelOverrides(content)).toEqual({ 'commons.links.home': 'Bienvenue' });
});
