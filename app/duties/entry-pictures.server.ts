/** Pictures of every entry and page, as the content service has them, and what their alternative texts lack. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { unknownHolding } from '../../content-model/reading/on-wire';
import type { Finding } from './finding';
import { findingsOfContent, type ReadCollections } from './findings-of-content.server';
import { pictureDuties } from './picture-duties';

const slug = z.string().nullish().catch(null);
const picture = unknownHolding('whole');
const entryWith = (fields: z.ZodRawShape) => z.object({ slug, ...fields });

/** Entries with pictures, beside the pages. */
export const pictured = {
  programmes: entryWith({ image: picture, plate: picture }),
  campuses: entryWith({
    image: picture,
    gallery: picture,
    team: z.array(z.object({ name: slug, portrait: picture })).catch([]),
  }),
  careers: entryWith({ image: picture }),
  events: entryWith({ image: picture }),
  news: entryWith({ focusImage: picture }),
  posts: entryWith({ focusImage: picture }),
  people: entryWith({ portrait: picture }),
  podcasts: entryWith({ image: picture }),
} satisfies ReadCollections;

/** @throws {ContentError} */
export const findPicturesWithoutText = (content: ContentClient): Promise<Finding[]> =>
  findingsOfContent(content, pictured, pictureDuties);
