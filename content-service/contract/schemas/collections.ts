/**
 * The collections of the service: one schema an entry, one folder of files a collection.
 * The field names are the wire's (specification §3 and §7; the rest by the conventions of Strapi 5).
 */
import { z } from 'zod';
import { componentId, day, href, line, paragraph, slugField } from '../../../content-model/authored/values';
import { head, metaTag } from '../../../content-model/head';
import { type FieldNote, fieldNotes } from '../../../content-model/notes';
import { authoring, mediaField } from '../authoring';
import { blockSchema } from './blocks';
import * as siteLabels from './labels/site';

const headField = head.authored(authoring);
const headMeta = metaTag.authored(authoring);

const locale = z.enum(['fr', 'en']);
/** What exists in several languages says which one it is in; everything else is French. */
const localised = { locale: locale.default('fr').register(fieldNotes, { as: 'locale' }) };

const menuLink = z
  .strictObject({ id: componentId, label: line, slug: slugField.optional(), url: href })
  .register(fieldNotes, { component: 'core.menu-link' });

function menuEntry<Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  shown: Pick<FieldNote, 'title' | 'icon' | 'description'>,
  shape: Shape,
) {
  return z
    .strictObject({
      __component: z.literal(`core.${name}`),
      id: componentId,
      label: line,
      slug: slugField,
      url: href,
      ...shape,
    })
    .register(fieldNotes, { component: `core.${name}`, ...shown, labels: siteLabels.menuEntryLabels });
}

/** Menus as the specification's §3 has them: `Titre` is the wire's own spelling. */
export const menuSchema = z.strictObject({
  ...localised,
  type: z.enum(['navbarproto', 'footer']),
  body: z.array(
    z.discriminatedUnion('__component', [
      menuEntry('menu-item', { title: 'Lien', icon: 'link', description: 'Mène à une page.' }, {}),
      menuEntry(
        'menu',
        { title: 'Menu', icon: 'bulletList', description: 'S’ouvre sur une liste de liens.' },
        { items: z.array(menuLink) },
      ),
      menuEntry(
        'menu-dropdown',
        { title: 'Menu à colonnes', icon: 'layout', description: 'S’ouvre sur plusieurs colonnes de liens.' },
        {
          menu_sections: z.array(z.strictObject({ id: componentId, Titre: line, items: z.array(menuLink) })),
        },
      ),
    ]),
  ),
});

/** Site settings, answered by `GET /users/me` (specification §3, §7). A school that begins has a name, no more. */
export const settingsSchema = z.strictObject({
  email: z.email().optional(),
  logo: mediaField.nullable().default(null),
  schools: z
    .array(
      z.strictObject({
        name: line,
        legalName: line.optional(),
        phone: z.strictObject({ number: line }).optional(),
        logo: mediaField.nullable().default(null),
        address: line.optional(),
        siret: z
          .string()
          .regex(/^\d{14}$/)
          .optional(),
        nda: z
          .string()
          .regex(/^\d{11}$/)
          .optional(),
      }),
    )
    .min(1),
  social: z.array(
    z.strictObject({
      id: componentId,
      type: z.enum(['Instagram', 'Facebook', 'Youtube', 'Linkedin', 'Twitter', 'Discord', 'Tiktok']),
      url: href,
      visible: z.boolean(),
    }),
  ),
  title: line,
  siteName: line,
  siteUrl: z.url().optional(),
  seo: z.strictObject({
    metaDescription: paragraph.optional(),
    metas: z.array(headMeta).default([]),
    shareImage: mediaField.optional(),
    twitterSite: line.optional(),
  }),
  /** Dates that hold for many programmes, kept in this one place. */
  admission: z
    .strictObject({
      /** The State's calendar of admissions (BTS), in order. */
      national: z
        .array(
          z.strictObject({
            title: line,
            text: paragraph.optional(),
            opensOn: day,
            closesOn: day.nullable(),
            /** One can ask for a place during it. */
            applications: z.boolean().default(false),
          }),
        )
        .default([]),
      /** When apprentices apply at the school for a programme of that calendar. */
      apprenticeship: z
        .strictObject({ opensOn: day.nullable(), closesOn: day.nullable(), text: paragraph.optional() })
        .optional(),
    })
    .optional(),
});

/** Overrides of the site labels, key by key. */
export const labelsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+)+$/), z.string());

/**
 * What the CRM knows; a school without a CRM has no `linkBase`, and no action covers any programme. Else every action
 * covers the programmes not excluded, and every pair of programme and campus has a link unless it is listed as missing.
 */
export const crmSchema = z.strictObject({
  linkBase: href.nullable(),
  withoutAction: z.strictObject({
    brochure: z.array(slugField),
    contact: z.array(slugField),
    registration: z.array(slugField),
  }),
  pairsWithoutLink: z.array(z.strictObject({ programme: slugField, campus: slugField })),
});

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

const labelled = [
  [menuSchema, siteLabels.menuLabels],
  [articleSchema, siteLabels.articleLabels],
  [settingsSchema, siteLabels.settingsLabels],
  [crmSchema, siteLabels.crmLabels],
] as const;
for (const [schema, labels] of labelled) fieldNotes.add(schema, { labels });
fieldNotes.add(articleSchema.shape.pageLayout, { group: true });
