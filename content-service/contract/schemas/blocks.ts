/** The blocks an editor can stack on a page. Wire names are `blocks.*`, as in a Strapi dynamic zone. */
import { z } from 'zod/v4';
import { action, fieldNotes, href, line, markdown, mediaField, paragraph, slugField } from './fields';
import { blockLabels, blockTitles } from './labels/blocks';

/** One vocabulary for all blocks instead of options of their own. */
const appearance = {
  /** Anchor of the block, for links within the page. */
  anchor: slugField.optional(),
  surface: z.enum(['plain', 'soft', 'deep']).default('plain'),
  width: z.enum(['narrow', 'normal', 'wide']).default('normal'),
  tone: z.enum(['forest', 'river', 'sun', 'clay']).default('forest'),
};

const heading = { title: line.optional(), intro: paragraph.optional() };
const limit = z.int().min(1).max(24).default(3);

function block<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  return z
    .strictObject({ __component: z.literal(`blocks.${name}`), ...appearance, ...shape })
    .register(fieldNotes, { component: `blocks.${name}`, title: blockTitles[name], labels: blockLabels });
}

export const blockSchemas = [
  block('hero', {
    eyebrow: line.optional(),
    title: line,
    text: paragraph.optional(),
    image: mediaField.optional(),
    actions: z.array(action).max(3).default([]),
  }),
  block('rich-text', { ...heading, body: markdown }),
  block('media-text', {
    title: line,
    body: markdown,
    image: mediaField.optional(),
    side: z.enum(['left', 'right']).default('right'),
    actions: z.array(action).max(2).default([]),
  }),
  block('cards', {
    ...heading,
    items: z
      .array(
        z.strictObject({ title: line, text: paragraph, href: href.optional(), image: mediaField.optional() }),
      )
      .min(1)
      .max(12),
  }),
  block('key-figures', {
    ...heading,
    items: z
      .array(
        z.strictObject({
          value: z.string().max(12),
          unit: z.string().max(12).optional(),
          label: line,
          source: line.optional(),
        }),
      )
      .min(1)
      .max(8),
  }),
  block('accordion', {
    ...heading,
    items: z
      .array(z.strictObject({ question: line, answer: markdown }))
      .max(20)
      .default([]),
    /** Instead of items: the questions of the FAQ on this topic. */
    topic: slugField.optional(),
  }),
  block('call-to-action', {
    title: line,
    text: paragraph.optional(),
    actions: z.array(action).min(1).max(3),
  }),
  block('testimonials', {
    ...heading,
    items: z
      .array(z.strictObject({ quote: paragraph, name: line, role: line, portrait: mediaField.optional() }))
      .min(1)
      .max(6),
  }),
  block('gallery', { ...heading, images: z.array(mediaField).min(1).max(12) }),
  block('video', {
    title: line,
    provider: z.enum(['youtube', 'vimeo']),
    videoId: z.string().regex(/^[A-Za-z0-9_-]{5,20}$/),
    poster: mediaField.optional(),
    duration: line.optional(),
    transcript: markdown,
  }),
  block('frame', {
    title: line,
    intro: paragraph.optional(),
    url: z.url({ protocol: /^https$/ }),
    height: z.int().min(200).max(1600),
  }),
  block('downloads', {
    ...heading,
    items: z
      .array(z.strictObject({ label: line, url: href, format: line, size: line.optional() }))
      .min(1)
      .max(20),
  }),
  block('logos', { ...heading, kind: slugField.optional(), limit: z.int().min(1).max(40).default(12) }),
  block('timeline', {
    ...heading,
    items: z
      .array(z.strictObject({ date: line, title: line, text: paragraph }))
      .min(1)
      .max(20),
  }),
  block('steps', {
    ...heading,
    items: z
      .array(z.strictObject({ title: line, text: paragraph }))
      .min(1)
      .max(10),
  }),
  block('quote', { text: paragraph, author: line, role: line.optional(), portrait: mediaField.optional() }),
  block('table', {
    ...heading,
    caption: line,
    columns: z.array(line).min(2).max(6),
    rows: z
      .array(z.array(z.string().max(300)).min(2).max(6))
      .min(1)
      .max(60),
  }),
  block('notice', { title: line, text: paragraph, actions: z.array(action).max(2).default([]) }),
  block('events', { ...heading, type: slugField.optional(), campus: slugField.optional(), limit }),
  block('news', { ...heading, category: slugField.optional(), campus: slugField.optional(), limit }),
  block('posts', { ...heading, category: slugField.optional(), limit }),
  block('programmes', {
    ...heading,
    slugs: z.array(slugField).max(24).default([]),
    sector: slugField.optional(),
    /** Level after the programme, 0 (Bac) to 5 (Bac+5). */
    level: z.int().min(0).max(5).optional(),
    rhythm: z.enum(['fulltime', 'periodic']).optional(),
    limit: z.int().min(1).max(40).default(6),
  }),
  block('campuses', {
    ...heading,
    region: line.optional(),
    presentation: z.enum(['cards', 'map', 'list']).default('cards'),
  }),
  block('offers', { ...heading, sector: slugField.optional(), campus: slugField.optional(), limit }),
  block('people', {
    ...heading,
    kind: z.enum(['alumnus', 'ambassador']).optional(),
    limit: limit.default(4),
  }),
  block('careers', { ...heading, sector: slugField.optional(), limit: z.int().min(1).max(40).default(6) }),
  block('podcasts', { ...heading, limit: limit.default(6) }),
  block('contact', { ...heading, campus: slugField.optional() }),
  block('admission-dates', heading),
] as const;

/** One block of a page. */
export const blockSchema = z.discriminatedUnion('__component', blockSchemas);
