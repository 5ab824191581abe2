/** Head data of an entry, from the content service. */
import { z } from 'zod';
import { lenientArray, optionalHref, optionalMedia, optionalText } from '~/content/fields.server';
import { metaTag } from './settings.server';

const link = z.object({
  rel: z.enum(['canonical', 'alternate']),
  href: optionalHref,
  hreflang: z.string().nullish(),
});

/** Each part by itself: what is missing or does not parse is completed from the page. */
const optional = optionalText.catch(null);

/** Wire schema of an entity's `seo` field; whatever does not parse counts as not given. */
export const entityHead = z
  .object({
    metaTitle: optionalText,
    metaDescription: optionalText,
    og: z.object({ title: optional, description: optional }).nullish().catch(null),
    twitter: z
      .object({
        title: optional,
        description: optional,
        card: z.enum(['summary', 'summary_large_image']).nullish().catch(null),
        imageAlt: optional,
      })
      .nullish()
      .catch(null),
    shareImage: optionalMedia,
    metas: lenientArray(metaTag),
    links: lenientArray(link),
    preventIndexing: z.boolean().nullish().catch(null),
  })
  .nullish()
  .catch(null);

export type EntityHead = z.output<typeof entityHead>;
