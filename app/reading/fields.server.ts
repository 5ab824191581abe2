/** Schemas of the values that many entries have, and of pictures, which only the site can read. */
export * from '../../content-model/reading/lenient';
export { type Media, media, optionalMedia } from './media.server';
