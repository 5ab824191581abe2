/** News of the school. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { firstFields, lastFields } from '../dated-text';
import { pick } from '../field';
import { rawText, readAs } from '../kinds';
import { places } from '../places';
import * as lenient from '../reading/lenient';
import { unknownOnWire, wholeOnWire } from '../reading/on-wire';
import { toMany, toOne } from '../relations';

/** A title and a slug that a news item gives a campus; the campus itself gives the missing ones. */
const campusInfo = z
  .object({
    title: lenient.optionalText,
    slug: lenient.optionalSlug,
    campus: lenient.optionalReference,
  })
  .transform((info, context) => {
    const title = info.title ?? info.campus?.title;
    const slug = info.slug ?? info.campus?.slug;
    if (title !== undefined && slug !== undefined) return { title, slug, campus: info.campus };
    context.addIssue({ code: 'custom', message: 'neither words of its own nor a campus' });
    return z.NEVER;
  });

const listOfInfos = lenient.lenientArray(campusInfo);
/** One object or a list. */
const campusInfos = unknownOnWire(campusInfo).transform((value) =>
  listOfInfos.parse(Array.isArray(value) ? value : value ? [value] : []),
);

const category = lenient.orAbsent(wholeOnWire(lenient.reference));

export const news = defineCollection(
  places.news,
  {
    frenchNames: ['Actualité', 'Actualités'],
    drafts: true,
    folder: 'news',
    sort: ['publishDate:desc'],
    bySlug: true,
    fields: {
      ...firstFields,
      cat_news: toOne('newsCategories', [
        'Catégorie',
        'Une seule, choisie parmi les catégories des actualités.',
      ]),
      campuses: toMany('campuses', undefined, { wireKey: 'campus_infos' }),
      ...lastFields('Modifiée le'),
    },
  },
  (fields) => {
    const summary = {
      ...pick(fields, 'slug', 'title', 'publishDate', 'summary', 'focusImage'),
      campus_infos: readAs(fields.campuses, () => campusInfos),
      cat_news: readAs(fields.cat_news, () => category),
    };
    return {
      /** The fields of a card. */
      summary,
      article: { ...summary, ...pick(fields, 'body', 'programmes', 'seo') },
      sitemap: pick(fields, 'slug', 'publishDate', 'focusImage', 'seo'),
      feed: { ...summary, ...pick(fields, 'body', 'updatedOn') },
      search: {
        ...pick(fields, 'slug', 'title', 'publishDate', 'summary'),
        body: rawText,
        ...pick(fields, 'programmes', 'cat_news'),
      },
    };
  },
);
