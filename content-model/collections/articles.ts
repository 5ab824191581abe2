/** Editorial pages. Only `rubrique` is a section page, with `slug` its sub-page. */
import { z } from 'zod';
import { slugField } from '../authored/values';
import { defineCollection } from '../collection';
import { locales, pageLayouts } from '../enumerations';
import { group, kind, pick, pickIn } from '../field';
import { head } from '../head';
import {
  day,
  ifAny,
  line,
  list,
  locale,
  map,
  moment,
  needed,
  nullable,
  number,
  oneOf,
  optional,
  paragraph,
  usually,
  withDefault,
} from '../kinds';
import { fieldNotes, type Label } from '../notes';
import { places } from '../places';
import * as lenient from '../reading/lenient';

const pageSlug = (label?: Label) =>
  kind(
    () => slugField,
    () => lenient.pageSlug,
    label,
  );

const translations = list(
  group({
    locale: needed(oneOf(locales)),
    rubrique: needed(pageSlug()),
    slug: nullable(pageSlug()),
  }),
);
/** The same page in the other language. */
const localizations: typeof translations = {
  ...translations,
  authored: (by) => translations.authored(by).default([]).register(fieldNotes, { as: 'localizations' }),
};

/** Raw: the site reads each separately, so that an invalid one only removes itself. */
const rawBlocks = lenient.orAbsent(z.array(z.unknown())).transform((value) => value ?? []);

const pageLayout = map(
  group(
    {
      layout: usually(pageLayouts, 'default', ['Mise en page', 'Ce qui entoure les blocs.']),
      blocks: {
        authored: (by) => by.blocks(),
        read: () => rawBlocks,
        label: ['Blocs', 'Ce que montre la page, de haut en bas.'],
      },
    },
    ['Page', 'Mise en page et blocs.'],
    { group: true },
  ),
  (value) => value ?? { layout: 'default' as const, blocks: [] },
);

export const articles = defineCollection(
  places.articles,
  {
    frenchNames: ['Page', 'Pages'],
    drafts: true,
    folder: 'articles',
    sort: ['rubrique', 'position'],
    bySlug: false,
    fields: {
      locale,
      localizations,
      rubrique: needed(pageSlug(['Rubrique', 'Début de l’adresse de la page : /rubrique.'])),
      slug: nullable(
        pageSlug([
          'Sous-page',
          'Fin de l’adresse : /rubrique/sous-page. Vide pour la page de la rubrique elle-même.',
        ]),
      ),
      title: needed(line()),
      summary: paragraph(),
      parentTitle: optional(line(['Titre de la rubrique', 'Pour le fil d’Ariane.'])),
      position: withDefault(number(z.int(), ['Ordre', 'Place parmi les sous-pages de la rubrique.']), 0),
      updatedOn: day(),
      visibleFrom: ifAny(moment(['Visible à partir du', 'Vide : dès la publication.'])),
      visibleUntil: ifAny(moment(['Visible jusqu’au', 'Vide : tant que la page est publiée.'])),
      pageLayout,
      seo: head,
    },
  },
  (fields) => ({
    whole: pick(
      fields,
      'rubrique',
      'slug',
      'title',
      'summary',
      'updatedOn',
      'localizations',
      'pageLayout',
      'seo',
    ),
    link: pick(fields, 'rubrique', 'slug', 'title', 'summary'),
    name: pick(fields, 'rubrique', 'slug'),
    search: {
      ...pick(fields, 'rubrique', 'slug', 'title', 'summary', 'pageLayout'),
      seo: pickIn(head, 'preventIndexing'),
    },
    sitemap: pick(fields, 'rubrique', 'slug', 'updatedOn', 'seo'),
  }),
);
