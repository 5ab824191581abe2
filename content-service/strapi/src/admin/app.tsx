import type { StrapiApp } from '@strapi/strapi/admin';

const field = (
  name: string,
  label: string,
  description: string,
  load: () => Promise<{ default: React.ComponentType }>,
) => ({
  name,
  type: 'json' as const,
  intlLabel: { id: `global.${name}.label`, defaultMessage: label },
  intlDescription: { id: `global.${name}.description`, defaultMessage: description },
  components: { Input: load as never },
});

export default {
  config: { locales: ['fr'], tutorials: false, notifications: { releases: false } },
  register(app: StrapiApp) {
    app.customFields.register([
      field('lines', 'Liste', 'Un élément par ligne', () => import('./fields/lines-input')),
      field('choices', 'Choix', 'Plusieurs choix parmi une liste', () => import('./fields/choices-input')),
      field(
        'rows',
        'Lignes de tableau',
        'Une ligne par ligne, cellules séparées par |',
        () => import('./fields/rows-input'),
      ),
    ]);
  },
  bootstrap() {},
};
