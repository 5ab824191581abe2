import { describe, expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { labelsOf } from './labels.server';

/** @param overrides the editors' texts, instead of the demonstration's */
function serving(overrides?: Record<string, string>) {
  const rig = createRig({
    spoil: async (request, response) =>
      overrides && request.url.includes('/labels') ? Response.json({ data: overrides }) : response,
  });
  return { rig, services: { content: rig.content } };
}

describe('the labels of a page', () => {
  it('are the editors’, then the site’s own in the language of the page', async () => {
    const { services } = serving({ 'commons.links.home': 'Bienvenue' });
    const french = await labelsOf(services);
    expect([french.language, french('commons.links.home'), french('commons.skip.content')]).toEqual([
      'fr',
      'Bienvenue',
      'Aller au contenu',
    ]);
    const english = await labelsOf(services, 'en');
    expect([english.language, english('commons.links.home'), english('commons.skip.content')]).toEqual([
      'en',
      'Bienvenue',
      'Skip to content',
    ]);
  });

  it('are the site’s own, in the same language, where the service is down; the log says so', async () => {
    const { rig, services } = serving();
    rig.faults.set({ kind: 'error-500' });
    expect((await labelsOf(services))('commons.skip.content')).toBe('Aller au contenu');
    const english = await labelsOf(services, 'en');
    expect([english.language, english('commons.skip.content')]).toEqual(['en', 'Skip to content']);
    const told = rig.warnings.map(({ fields }) => fields['path']);
    expect(told.filter((path) => path === '/labels')).toEqual(['/labels']);
  });
});
