/**
 * Common fields of news and posts: texts that are published on a day. In the order of their fields, around those of
 * each.
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
import { many } from './relations';

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
  programmes: many('programmes'),
  body: richText(),
  /** Last change after the publication, if any. */
  updatedOn: ifAny(moment([changed, 'Si le texte a changé depuis sa publication.'])),
  seo: head,
});
