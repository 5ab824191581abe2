/** Content types with duties, as the panel names them. */
import type { RegulatedKind } from '../../contract/entry-finding';

const kinds: Readonly<Record<string, RegulatedKind>> = {
  'api::programme.programme': 'programme',
  'api::article.article': 'page',
};

export const kindOf = (uid: string): RegulatedKind | undefined => kinds[uid];

export const uidOf = (kind: RegulatedKind): string =>
  Object.keys(kinds).find((uid) => kinds[uid] === kind) ?? '';
