/**
 * The fields that news and posts share, as texts that are published on a day. Forms show them in this order, with the
 * fields that only one of the two has between `firstFields` and `lastFields`.
 */
import { head } from './head';
import {
  day,
  ifAny,
  line,
  moment,
  needed,
  nullable,
  orEmpty,
  paragraph,
  picture,
  richText,
  slug,
} from './kinds';
import { toMany } from './relations';

export const firstFields = {
  slug: needed(slug()),
  title: needed(line()),
  /** null: a draft, never answered to the site. */
  publishDate: orEmpty(nullable(day())),
  summary: paragraph(),
  focusImage: ifAny(picture()),
};

/** @param changed in French: `Modifiée le` */
export const lastFields = (changed: string) => ({
  programmes: toMany('programmes'),
  body: richText(),
  /** Last change after the publication, if any. */
  updatedOn: ifAny(moment([changed, 'Si le texte a changé depuis sa publication.'])),
  seo: head,
});
