/** Finds pictures without alternative text, in every entry and page. */
import type { ContentClient } from '~/content/client.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { pictureDuties } from '../../content-model/rules/duties/picture-duties';
import { findingsOfContent, readersOfFields } from './findings-of-content.server';

/** Of all entries with pictures; the pages are read besides. */
export const pictureReaders = readersOfFields(['picture'], 'whole');

/** @throws {ContentError} */
export const findPicturesWithoutText = (content: ContentClient): Promise<Finding[]> =>
  findingsOfContent(content, pictureReaders, pictureDuties);
