/** Episodes of the school's podcast. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import {
  day,
  href,
  ifAny,
  line,
  needed,
  number,
  orEmpty,
  paragraph,
  picture,
  richText,
  slug,
} from '../kinds';
import { places } from '../places';

export const podcasts = defineCollection(
  places.podcasts,
  {
    frenchNames: ['Podcast', 'Podcasts'],
    drafts: true,
    folder: 'podcasts',
    sort: ['number:desc'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      summary: orEmpty(paragraph()),
      number: number(z.int().positive(), ['Numéro', 'De l’épisode.']),
      minutes: number(z.int().positive(), ['Durée en minutes', 'Nombre entier.'], z.number().positive()),
      publishDate: orEmpty(day()),
      guest: line(['Invité', 'Nom et fonction de la personne interrogée.']),
      url: ifAny(href(['Page d’écoute', 'Sur une plateforme, s’il y en a une.'])),
      transcript: richText(),
      image: ifAny(picture()),
    },
  },
  (fields) => ({ whole: fields }),
);
