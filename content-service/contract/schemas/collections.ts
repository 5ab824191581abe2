/**
 * The collections of the service: one schema an entry, one folder of files a collection.
 * The field names are the wire's (specification §3 and §7; the rest by the conventions of Strapi 5).
 */
import { z } from 'zod';
import { day, line, paragraph, slugField } from '../../../content-model/authored/values';
import { head } from '../../../content-model/head';
import { fieldNotes } from '../../../content-model/notes';
import { authoring } from '../authoring';
import { blockSchema } from './blocks';
import * as siteLabels from './labels/site';

const headField = head.authored(authoring);

const locale = z.enum(['fr', 'en']);
/** What exists in several languages says which one it is in; everything else is French. */
const localised = { locale: locale.default('fr').register(fieldNotes, { as: 'locale' }) };

/** An editorial page. `rubrique` alone is a section page, with `slug` its sub-page. */
export const articleSchema = z.strictObject({
  ...localised,
  /** The same page in the other language. */
  localizations: z
    .array(z.strictObject({ locale, rubrique: slugField, slug: slugField.nullable() }))
    .default([])
    .register(fieldNotes, { as: 'localizations' }),
  rubrique: slugField,
  slug: slugField.nullable(),
  title: line,
  summary: paragraph,
  parentTitle: line.optional(),
  /** Position among the sub-pages of its section. */
  position: z.int().default(0),
  updatedOn: day,
  pageLayout: z.strictObject({
    layout: z.enum(['default', 'dynamics', 'empty']).default('default'),
    blocks: z.array(blockSchema),
  }),
  seo: headField,
});

const labelled = [[articleSchema, siteLabels.articleLabels]] as const;
for (const [schema, labels] of labelled) fieldNotes.add(schema, { labels });
fieldNotes.add(articleSchema.shape.pageLayout, { group: true });
