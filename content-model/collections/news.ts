/** News of the school. */
import { z } from 'zod';
import { firstFields, lastFields } from '../dated-text';
import { defineCollection } from '../entry';
import { pick } from '../field';
import { rawText, readAs } from '../kinds';
import { places } from '../places';
import * as lenient from '../reading/lenient';
import { unknownOnWire, wholeOnWire } from '../reading/on-wire';
import { many, one } from '../relations';

/** A news item's own texts about a campus; missing ones are those of the campus. */
const campusInfo = z
  .object({
    title: lenient.optionalText,
    slug: lenient.optionalSlug,
    campus: lenient.optionalReference,
  })
  .transform((info, context) => {
    const title = info.title ?? info.campus?.title;
    const ownSlug = info.slug ?? info.campus?.slug;
    if (title !== undefined && ownSlug !== undefined) return { title, slug: ownSlug, campus: info.campus };
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
    called: ['Actualité', 'Actualités'],
    drafts: true,
    folder: 'news',
    sort: ['publishDate:desc'],
    bySlug: true,
    fields: {
      ...firstFields,
      cat_news: one('newsCategories', [
        'Catégorie',
        'Une seule, choisie parmi les catégories des actualités.',
      ]),
      campuses: many('campuses', undefined, { wireKey: 'campus_infos' }),
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
