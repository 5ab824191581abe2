import { describe, expect, it } from 'vitest';
import type { Services } from '~/services/services.server';
import { keepDescription } from '~/site/structured-data/descriptions';
import { createRig } from '../../../tests/contract/service';
import { findStructuredData } from './structured-data.server';

const { content, faults } = createRig();
const services = { content, env: { publicOrigin: 'https://www.ecole.example' } } as unknown as Services;
const trail = { trail: [{ label: 'Accueil', href: '/' }], current: 'Agenda' };

describe('the structured data of a page', () => {
  it('are those of its loaders, then its breadcrumbs', async () => {
    const context = {};
    keepDescription(context, ({ origin, settings, t }) => ({
      '@type': 'WebPage',
      url: origin,
      name: settings.title,
      description: t('commons.links.home'),
    }));
    keepDescription(context, () => null);
    expect(await findStructuredData(context, [trail], services)).toMatchObject([
      {
        '@type': 'WebPage',
        url: 'https://www.ecole.example',
        name: expect.stringContaining('IET'),
        description: 'Accueil',
      },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(await findStructuredData({}, [trail], services)).toHaveLength(1);
    expect(await findStructuredData(context, [], services)).toHaveLength(1);
  });

  it('request nothing from the content service if there are none', async () => {
    const asked = faults.seen.length;
    const quiet = createRig();
    expect(await findStructuredData({}, [], { ...services, content: quiet.content })).toEqual([]);
    expect(quiet.faults.seen).toEqual([]);
    expect(faults.seen).toHaveLength(asked);
  });
});
