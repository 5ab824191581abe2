import { expect, it } from 'vitest';
import { createLabels } from './labels';
import { siteTrail } from './trail';

it('every breadcrumb begins at the home page', () => {
  const news = { label: 'Actualités', href: '/actualites' };
  expect(siteTrail(createLabels({}), news)).toEqual({
    label: 'Fil d’Ariane',
    trail: [{ label: 'Accueil', href: '/' }, news],
  });
});
