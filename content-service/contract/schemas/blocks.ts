/** The blocks an editor can stack on a page. Wire names are `blocks.*`, as in a Strapi dynamic zone. */
import { z } from 'zod';
import { href, line, paragraph, slugField } from '../../../content-model/authored/values';
import { fieldNotes } from '../../../content-model/notes';
import { authoring } from '../authoring';
import { blockLabels } from './labels/blocks';
import { actionLabels } from './labels/site';

const { picture: mediaField, richText: markdown } = authoring;

/** A button or link: to an address, or opening one of the three admissions actions. */
const action = z
  .union([
    z.strictObject({ label: line, href }),
    z.strictObject({ label: line, action: z.enum(['brochure', 'contact', 'registration']) }),
  ])
  .register(fieldNotes, { component: 'shared.action', title: 'Bouton', labels: actionLabels });

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

/** What editors choose a block by: its name, an icon of Strapi's content manager, and what it is for. */
type Choice = readonly [title: string, icon: string, description: string];

/** An identifier, one of Vimeo with its hash, or any address of a video. */
const pastedVideo = z
  .string()
  .trim()
  .max(255)
  .regex(
    /^(?:[A-Za-z0-9_-]{5,20}|[0-9]+\/[0-9a-z]+|(?:(?:https?:)?\/\/)?(?:[a-z]+\.)?(?:youtu\.be|youtube\.com|youtube-nocookie\.com|vimeo\.com)\/\S+)$/,
    'an identifier or an address of YouTube or Vimeo',
  );

function block<Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  [title, icon, description]: Choice,
  shape: Shape,
) {
  return z
    .strictObject({ __component: z.literal(`blocks.${name}`), ...appearance, ...shape })
    .register(fieldNotes, {
      component: `blocks.${name}`,
      title,
      icon,
      description,
      preview: `/blocks/${name}.webp`,
      labels: blockLabels,
    });
}

export const blockSchemas = [
  block(
    'hero',
    ['Ouverture de page', 'landscape', 'Grand titre, une phrase, une image : le premier bloc d’une page.'],
    {
      eyebrow: line.optional(),
      title: line,
      text: paragraph.optional(),
      image: mediaField.optional(),
      actions: z.array(action).max(3).default([]),
    },
  ),
  block('rich-text', ['Texte', 'feather', 'Un texte avec ses titres, listes et liens.'], {
    ...heading,
    body: markdown,
  }),
  block('media-text', ['Image et texte', 'picture', 'Une image à côté d’un texte.'], {
    title: line,
    body: markdown,
    image: mediaField.optional(),
    side: z.enum(['left', 'right']).default('right'),
    actions: z.array(action).max(2).default([]),
  }),
  block('cards', ['Cartes', 'apps', 'Plusieurs sujets côte à côte, chacun avec son lien.'], {
    ...heading,
    items: z
      .array(
        z.strictObject({ title: line, text: paragraph, href: href.optional(), image: mediaField.optional() }),
      )
      .min(1)
      .max(12),
  }),
  block('key-figures', ['Chiffres clés', 'hashtag', 'Quelques nombres, leur unité et leur source.'], {
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
  block(
    'accordion',
    ['Questions et réponses', 'question', 'Des questions qui s’ouvrent, écrites ici ou reprises de la FAQ.'],
    {
      ...heading,
      items: z
        .array(z.strictObject({ question: line, answer: markdown }))
        .max(20)
        .default([]),
      /** Instead of items: the questions of the FAQ on this topic. */
      topic: slugField.optional(),
    },
  ),
  block('call-to-action', ['Appel à l’action', 'cursor', 'Une phrase et un à trois boutons.'], {
    title: line,
    text: paragraph.optional(),
    actions: z.array(action).min(1).max(3),
  }),
  block('testimonials', ['Témoignages', 'discuss', 'Des citations, avec le portrait de leur auteur.'], {
    ...heading,
    items: z
      .array(z.strictObject({ quote: paragraph, name: line, role: line, portrait: mediaField.optional() }))
      .min(1)
      .max(6),
  }),
  block('gallery', ['Galerie', 'crop', 'Plusieurs photos, chacune avec son texte alternatif.'], {
    ...heading,
    images: z.array(mediaField).min(1).max(12),
  }),
  block('video', ['Vidéo', 'play', 'Une vidéo YouTube ou Vimeo, et sa transcription.'], {
    title: line,
    provider: z.enum(['youtube', 'vimeo']),
    videoId: pastedVideo,
    poster: mediaField.optional(),
    duration: line.optional(),
    transcript: markdown,
  }),
  block(
    'frame',
    ['Page intégrée', 'monitor', 'Une page d’un autre site dans celle-ci : carte, formulaire.'],
    {
      title: line,
      intro: paragraph.optional(),
      url: z.url({ protocol: /^https$/ }),
      height: z.int().min(200).max(1600),
    },
  ),
  block('downloads', ['Documents', 'file', 'Des fichiers à télécharger, avec leur format et leur poids.'], {
    ...heading,
    items: z
      .array(z.strictObject({ label: line, url: href, format: line, size: line.optional() }))
      .min(1)
      .max(20),
  }),
  block('logos', ['Partenaires', 'handHeart', 'Les partenaires, repris de leur liste.'], {
    ...heading,
    kind: slugField.optional(),
    limit: z.int().min(1).max(40).default(12),
  }),
  block('timeline', ['Frise', 'clock', 'Des dates et ce qui s’y est passé.'], {
    ...heading,
    items: z
      .array(z.strictObject({ date: line, title: line, text: paragraph }))
      .min(1)
      .max(20),
  }),
  block('steps', ['Étapes', 'bulletList', 'Ce qui se fait dans l’ordre, numéroté.'], {
    ...heading,
    items: z
      .array(z.strictObject({ title: line, text: paragraph }))
      .min(1)
      .max(10),
  }),
  block('quote', ['Citation', 'quote', 'Une phrase et qui l’a dite.'], {
    text: paragraph,
    author: line,
    role: line.optional(),
    portrait: mediaField.optional(),
  }),
  block('table', ['Tableau', 'grid', 'Des lignes et des colonnes, avec une légende.'], {
    ...heading,
    caption: line,
    columns: z.array(line).min(2).max(6),
    rows: z
      .array(z.array(z.string().max(300)).min(2).max(6))
      .min(1)
      .max(60),
  }),
  block('notice', ['Encadré', 'information', 'Ce qu’il ne faut pas manquer, à part du texte.'], {
    title: line,
    text: paragraph,
    actions: z.array(action).max(2).default([]),
  }),
  block('events', ['Agenda', 'calendar', 'Les prochains événements, repris de l’agenda.'], {
    ...heading,
    type: slugField.optional(),
    campus: slugField.optional(),
    limit,
  }),
  block('news', ['Actualités', 'bell', 'Les dernières actualités, reprises de leur liste.'], {
    ...heading,
    category: slugField.optional(),
    campus: slugField.optional(),
    limit,
  }),
  block('posts', ['Blog', 'pencil', 'Les derniers articles du blog, repris de leur liste.'], {
    ...heading,
    category: slugField.optional(),
    limit,
  }),
  block('programmes', ['Formations', 'book', 'Des formations, choisies ou filtrées.'], {
    ...heading,
    slugs: z.array(slugField).max(24).default([]),
    sector: slugField.optional(),
    /** Level after the programme, 0 (Bac) to 5 (Bac+5). */
    level: z.int().min(0).max(5).optional(),
    rhythm: z.enum(['fulltime', 'periodic']).optional(),
    limit: z.int().min(1).max(40).default(6),
  }),
  block('campuses', ['Campus', 'pinMap', 'Les campus, en cartes, en liste ou sur la carte de France.'], {
    ...heading,
    region: line.optional(),
    presentation: z.enum(['cards', 'map', 'list']).default('cards'),
  }),
  block('offers', ['Offres d’alternance', 'briefcase', 'Les dernières offres, reprises de leur liste.'], {
    ...heading,
    sector: slugField.optional(),
    campus: slugField.optional(),
    limit,
  }),
  block('people', ['Anciens élèves', 'user', 'D’anciens élèves ou des ambassadeurs, repris de leur liste.'], {
    ...heading,
    kind: z.enum(['alumnus', 'ambassador']).optional(),
    limit: limit.default(4),
  }),
  block('careers', ['Métiers', 'rocket', 'Des métiers, repris de leur liste.'], {
    ...heading,
    sector: slugField.optional(),
    limit: z.int().min(1).max(40).default(6),
  }),
  block('podcasts', ['Podcasts', 'headphone', 'Les derniers épisodes, repris de leur liste.'], {
    ...heading,
    limit: limit.default(6),
  }),
  block('contact', ['Contact', 'phone', 'Comment joindre l’école ou l’un de ses campus.'], {
    ...heading,
    campus: slugField.optional(),
  }),
  block(
    'admission-dates',
    ['Dates d’admission', 'gate', 'Le calendrier des admissions, repris des réglages du site.'],
    heading,
  ),
] as const;

/** One block of a page. */
export const blockSchema = z.discriminatedUnion('__component', blockSchemas);
