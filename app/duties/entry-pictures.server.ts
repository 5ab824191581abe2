/** Pictures of every entry and page, as the content service has them, and missing alternative texts. */
import type { ContentClient } from '~/content/client.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { pictureDuties } from '../../content-model/rules/duties/picture-duties';
import { entriesWith, findingsOfContent } from './findings-of-content.server';

/** Entries with pictures, beside the pages. */
export const pictureReaders = entriesWith(['picture'], 'whole');

/** @throws {ContentError} */
export const findPicturesWithoutText = (content: ContentClient): Promise<Finding[]> =>
  findingsOfContent(content, pictureReaders, pictureDuties);
