/** Careers that programmes lead to. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { group, pick, pickIn } from '../field';
import { head } from '../head';
import {
  ifAny,
  level,
  line,
  list,
  needed,
  number,
  orEmpty,
  paragraph,
  pattern,
  picture,
  rawText,
  richText,
  slug,
  withDefault,
} from '../kinds';
import { places } from '../places';
import { inverse, toOne } from '../relations';

/** Gross euros a year, beginner to experienced. */
const salary = group(
  {
    from: needed(number(z.int(), ['Débutant', 'Euros bruts par an.'], z.number())),
    to: needed(number(z.int(), ['Confirmé', 'Euros bruts par an.'], z.number())),
    note: line(['Précision', 'D’où vient la fourchette, ce qu’elle comprend.']),
  },
  ['Salaire', 'Fourchette en France, du début à l’expérience.'],
);

export const careers = defineCollection(
  places.careers,
  {
    frenchNames: ['Métier', 'Métiers'],
    drafts: true,
    folder: 'careers',
    sort: ['title'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      summary: orEmpty(paragraph()),
      description: richText(),
      sector: toOne('sectors'),
      missions: list(line(), { min: 3 }, ['Missions', 'Une par ligne, trois au moins.']),
      skills: list(line(), { min: 3 }, ['Compétences', 'Une par ligne, trois au moins.']),
      workplaces: list(line(), { min: 2 }, ['Lieux de travail', 'Un par ligne, deux au moins.']),
      salary,
      /** Usually requested. */
      level: level(['Niveau habituel', 'De 0 (Bac) à 5 (Bac+5).']),
      rome: withDefault(list(pattern(/^[A-N]\d{4}$/)), []),
      image: ifAny(picture()),
      programmes: inverse('programmes', 'careers', [
        'Formations',
        'Se règle sur la page de chaque formation.',
      ]),
      seo: head,
    },
  },
  (fields) => {
    const summary = pick(fields, 'slug', 'title', 'summary', 'sector', 'image');
    return {
      /** The fields of a card. */
      summary,
      /** Its title and its salary. */
      paid: pick(fields, 'slug', 'title', 'sector', 'salary'),
      sheet: { ...summary, ...fields },
      sitemap: pick(fields, 'slug', 'image', 'seo'),
      search: {
        ...pick(fields, 'slug', 'title', 'summary', 'sector', 'programmes'),
        description: rawText,
        ...pick(fields, 'missions', 'skills', 'workplaces'),
        salary: pickIn(salary, 'note'),
      },
    };
  },
);
