/** Schemas of the views that the content model names, with the pictures and the rich text of this site. */
import { type Fields, type Reading, readObject } from '../../content-model/field';
import { media } from './media.server';
import { writtenRichText } from './rich-text/rich-text.server';

export const reading: Reading = { richText: writtenRichText, picture: media };

/** @param view some fields of a collection, or other readings of them */
export const reader = <F extends Fields>(view: F) => readObject(view, reading);
