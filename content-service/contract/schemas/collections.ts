/**
 * The collections of the service: one schema an entry, one folder of files a collection.
 * The field names are the wire's (specification §3 and §7; the rest by the conventions of Strapi 5).
 */
import { z } from 'zod';
import { blockSchema } from './blocks';
import {
  componentId,
  day,
  type FieldNote,
  fieldNotes,
  headField,
  headMeta,
  href,
  line,
  markdown,
  mediaField,
  moment,
  paragraph,
  slugField,
  telephone,
  timestamp,
  timeZone,
} from './fields';
import * as newsLabels from './labels/news';
import * as programmeLabels from './labels/programmes';
import * as siteLabels from './labels/site';

const locale = z.enum(['fr', 'en']);
/** What exists in several languages says which one it is in; everything else is French. */
const localised = { locale: locale.default('fr').register(fieldNotes, { as: 'locale' }) };

/** Sector of environment work a programme, career or offer belongs to. */
export const sectorSchema = z.strictObject({
  slug: slugField,
  title: line,
  summary: paragraph,
  theme: z.string(),
  position: z.int(),
});

export const campusSchema = z.strictObject({
  slug: slugField,
  title: line,
  city: line,
  postalCode: z.string().regex(/^\d{5}$/),
  street: line,
  accessNote: paragraph,
  region: line,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: timeZone.default('Europe/Paris'),
  phone: telephone,
  email: z.email(),
  uai: z.string().regex(/^\d{7}[A-Z]$/),
  openingHours: line,
  summary: paragraph,
  description: markdown,
  transport: z
    .array(z.strictObject({ mode: z.enum(['train', 'tram', 'bus', 'bike', 'car', 'foot']), text: line }))
    .min(2),
  /** How people with a disability reach and use the building. */
  accessibility: paragraph,
  housing: paragraph,
  studentLife: paragraph,
  facilities: z.array(line).min(3),
  team: z
    .array(
      z.strictObject({
        name: line,
        role: line,
        email: z.email().optional(),
        portrait: mediaField.nullable().default(null),
      }),
    )
    .min(2),
  image: mediaField.nullable().default(null),
  gallery: z.array(mediaField).default([]),
  seo: headField.optional(),
});

const price = z.strictObject({
  status: z.enum(['initial', 'apprenticeship', 'continuing']),
  /** Euros, all taxes included; 0 for an apprentice; null when only on quotation. */
  amount: z.number().min(0).nullable(),
  per: z.enum(['year', 'course']),
  note: line,
});

const rate = z.number().min(0).max(100).nullable();

export const programmeSchema = z.strictObject({
  slug: slugField,
  title: line,
  shortTitle: line,
  summary: paragraph,
  description: markdown,
  sector: slugField,
  /** 0 Bac to 5 Bac+5 (specification §3). */
  entryLevel: z.int().min(0).max(5),
  exitLevel: z.int().min(0).max(5),
  rhythms: z.array(z.enum(['fulltime', 'periodic'])).min(1),
  duration: z.strictObject({
    format: z.enum(['long', 'short']),
    value: z.number().positive(),
    unit: z.enum(['years', 'months', 'hours']),
  }),
  /** Alternation per rhythm, e.g. '2 jours en cours, 3 jours en entreprise'. */
  schedule: z.array(z.strictObject({ rhythm: z.enum(['fulltime', 'periodic']), text: line })).min(1),
  intakes: z.array(line).min(1),
  /** One week of it, day by day and where each is spent. */
  week: z
    .strictObject({
      title: line,
      days: z
        .array(
          z.strictObject({
            day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
            place: z.enum(['school', 'field', 'company', 'remote']),
            text: line,
          }),
        )
        .min(2)
        .max(6),
      note: paragraph.optional(),
    })
    .optional(),
  publicDiploma: z.boolean(),
  certification: z
    .strictObject({
      title: line,
      rncpCode: z
        .string()
        .regex(/^(?:RNCP|RS)\d{3,5}$/)
        .nullable(),
      /** European level 3 to 8 of the register, not the school's scale. */
      level: z.int().min(3).max(8).nullable(),
      certifier: line,
      registeredOn: day.nullable(),
      expiresOn: day.nullable(),
      demo: z.boolean(),
    })
    .nullable(),
  aims: z.array(line).min(4).max(6),
  competences: z.array(z.strictObject({ title: line, items: z.array(line).min(2) })).min(2),
  curriculum: z
    .array(z.strictObject({ title: line, hours: z.int().positive().nullable(), text: paragraph }))
    .min(3),
  prerequisites: z.array(line).min(1),
  admission: z.strictObject({
    /**
     * `national`: Parcoursup calendar (BTS), with the dates of the settings; `rolling`: all year, 48h to 9 months
     * (specification §1).
     */
    calendar: z.enum(['national', 'rolling']),
    delay: line,
    steps: z.array(line).min(2),
    opensOn: day.nullable(),
    closesOn: day.nullable(),
  }),
  methods: z.array(line).min(2),
  assessment: z.array(line).min(2),
  prices: z.array(price).min(1),
  outcomes: z
    .strictObject({
      year: line,
      /** Number of learners the rates are drawn from; under 10 the rates are not shown. */
      cohort: z.int().min(0),
      source: line,
      success: rate,
      continuation: rate,
      interruption: rate,
      employment: rate,
      contractBreak: rate,
    })
    .nullable(),
  accessibility: paragraph,
  disabilityReferent: z.strictObject({ name: line, email: z.email(), phone: z.string() }),
  campuses: z.array(slugField).default([]),
  followOn: z.array(slugField).default([]),
  careers: z.array(slugField).default([]),
  brochure: z.boolean().default(true),
  updatedOn: day,
  image: mediaField.nullable().default(null),
  /** The tool of the trade, drawn: shown instead of the image, and on cards. */
  plate: mediaField.nullable().default(null),
  seo: headField.optional(),
});

export const eventTypeValues = [
  'open-day',
  'admission-test',
  'conference',
  'convention',
  'live-my-life',
  'job-dating',
] as const;

export const eventSchema = z.strictObject({
  slug: slugField,
  title: line,
  description: paragraph,
  /** External registration page, if any. */
  url: href.nullable().default(null),
  dateStart: moment,
  dateEnd: moment.nullable(),
  /** Whole days, for panels that can only write moments: hours are not shown then. */
  allDay: z.boolean().default(false),
  type: z.enum(eventTypeValues),
  /** Not `status`, which Strapi keeps to itself. */
  availability: z.enum(['scheduled', 'full', 'cancelled']).default('scheduled'),
  mode: z.enum(['on-site', 'online', 'mixed']).default('on-site'),
  place: line.nullable().default(null),
  body: markdown,
  campus: slugField.nullable().default(null),
  programmes: z.array(slugField).default([]),
  image: mediaField.nullable().default(null),
  /** Last change, as Strapi keeps it; calendars tell a new version of an event by it. */
  updatedAt: timestamp,
  seo: headField.optional(),
});

export const newsCategorySchema = z.strictObject({ slug: slugField, title: line });

export const newsSchema = z.strictObject({
  slug: slugField,
  title: line,
  /** null: a draft, never answered to the site. */
  publishDate: day.nullable(),
  summary: paragraph,
  focusImage: mediaField.nullable().default(null),
  cat_news: slugField,
  campuses: z.array(slugField).default([]),
  programmes: z.array(slugField).default([]),
  body: markdown,
  /** Last change after the publication, if any. */
  updatedOn: moment.nullable().default(null),
  seo: headField.optional(),
});

export const postSchema = z.strictObject({
  slug: slugField,
  title: line,
  publishDate: day.nullable(),
  summary: paragraph,
  focusImage: mediaField.nullable().default(null),
  category: z.strictObject({ slug: slugField, title: line }),
  author: z.strictObject({ name: line, role: line }),
  programmes: z.array(slugField).default([]),
  body: markdown,
  /** Last change after the publication, if any. */
  updatedOn: moment.nullable().default(null),
  seo: headField.optional(),
});

export const careerSchema = z.strictObject({
  slug: slugField,
  title: line,
  summary: paragraph,
  description: markdown,
  sector: slugField,
  missions: z.array(line).min(3),
  skills: z.array(line).min(3),
  workplaces: z.array(line).min(2),
  /** Gross euros a year, beginner to experienced. */
  salary: z.strictObject({ from: z.int(), to: z.int(), note: line }),
  /** Level usually asked for, 0 to 5. */
  level: z.int().min(0).max(5),
  rome: z.array(z.string().regex(/^[A-N]\d{4}$/)).default([]),
  image: mediaField.nullable().default(null),
  seo: headField.optional(),
});

export const offerSchema = z.strictObject({
  slug: slugField,
  title: line,
  company: line,
  city: line,
  campus: slugField.nullable(),
  sector: slugField,
  programmes: z.array(slugField).default([]),
  contract: z.enum(['apprenticeship', 'professionalisation', 'internship']),
  rhythm: line,
  /** Kind of rhythm: some days of each week, whole weeks by turns, no classes meanwhile. */
  alternation: z.enum(['days', 'weeks', 'fulltime']),
  /** Of the contract, in words: `24 mois`. */
  duration: line,
  startsOn: day,
  /** Last day to answer the offer; null: until it starts. */
  closesOn: day.nullable().default(null),
  publishDate: day,
  rome: z.string().regex(/^[A-N]\d{4}$/),
  summary: paragraph,
  missions: z.array(line).min(2),
  profile: z.array(line).min(1),
});

export const personSchema = z.strictObject({
  slug: slugField,
  name: line,
  kind: z.enum(['alumnus', 'ambassador']),
  graduationYear: z.int().min(1990).max(2035).nullable(),
  programme: slugField,
  campus: slugField,
  job: line,
  company: line.nullable(),
  quote: paragraph,
  story: markdown,
  portrait: mediaField.nullable().default(null),
});

export const podcastSchema = z.strictObject({
  slug: slugField,
  title: line,
  summary: paragraph,
  number: z.int().positive(),
  minutes: z.int().positive(),
  publishDate: day,
  guest: line,
  /** Listening page on a platform, if any. */
  url: href.nullable().default(null),
  transcript: markdown,
  image: mediaField.nullable().default(null),
});

export const faqSchema = z.strictObject({
  slug: slugField,
  question: line,
  answer: markdown,
  topic: slugField,
  position: z.int().default(0),
});

/** What the site search shows first for a question people ask. */
export const answerSchema = z.strictObject({
  slug: slugField,
  question: line,
  /** What is typed for it, each by itself. */
  wordings: z.array(line).min(1),
  answer: paragraph,
  /** Where the answer goes on, and what the link says. */
  url: href,
  label: line,
  position: z.int().default(0),
});

export const partnerSchema = z.strictObject({
  slug: slugField,
  name: line,
  kind: z.enum(['company', 'network', 'public-body', 'association', 'research']),
  description: paragraph,
  url: href.nullable().default(null),
});

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
  seo: headField.optional(),
});

const labelled = [
  [sectorSchema, programmeLabels.sectorLabels],
  [campusSchema, programmeLabels.campusLabels],
  [programmeSchema, programmeLabels.programmeLabels],
  [careerSchema, programmeLabels.careerLabels],
  [eventSchema, newsLabels.eventLabels],
  [newsSchema, newsLabels.newsLabels],
  [postSchema, newsLabels.postLabels],
  [offerSchema, newsLabels.offerLabels],
  [personSchema, newsLabels.personLabels],
  [podcastSchema, newsLabels.podcastLabels],
  [faqSchema, newsLabels.faqLabels],
  [answerSchema, newsLabels.answerLabels],
  [partnerSchema, newsLabels.partnerLabels],
  [menuSchema, siteLabels.menuLabels],
  [articleSchema, siteLabels.articleLabels],
  [settingsSchema, siteLabels.settingsLabels],
  [crmSchema, siteLabels.crmLabels],
] as const;
for (const [schema, labels] of labelled) fieldNotes.add(schema, { labels });
fieldNotes.add(articleSchema.shape.pageLayout, { group: true });
