/** Content types with duties, as the rules name their entries. The panel and its server share this list. */
import type { EntryKind } from '../contract/entry-finding';

export const kinds = {
  'api::programme.programme': 'programme',
  'api::article.article': 'page',
  'api::campus.campus': 'campus',
  'api::career.career': 'career',
  'api::event.event': 'event',
  'api::news-item.news-item': 'news-item',
  'api::post.post': 'post',
  'api::offer.offer': 'offer',
  'api::person.person': 'person',
  'api::podcast.podcast': 'podcast',
  'api::work.work': 'work',
  'api::partner.partner': 'partner',
  'api::answer.answer': 'answer',
  'api::faq.faq': 'faq',
  'api::menu-enrichi.menu-enrichi': 'menu',
  'api::setting.setting': 'settings',
  'api::label.label': 'label',
} as const satisfies Record<string, EntryKind>;

export type DutifulUid = keyof typeof kinds;

export const dutifulUids = Object.keys(kinds) as DutifulUid[];

export const isDutiful = (uid: string): uid is DutifulUid => Object.hasOwn(kinds, uid);

/** Types of which there is one entry. */
export const singles: readonly string[] = ['api::setting.setting'];

export const uidOf = (kind: EntryKind): string => dutifulUids.find((uid) => kinds[uid] === kind) ?? '';
