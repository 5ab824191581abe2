/** The content types that the content API serves, read from the generated `src/contract/model.json`. */
import model from '../contract/model.json';

export interface ServedType {
  uid: string;
  path: string;
  bySlug: boolean;
  sort: string[];
  localised: boolean;
  infos: { attribute: string; inside: string } | null;
  visible: { from: string; until?: string } | null;
}

export const servedTypes = model.served as ServedType[];

const typesByUid = new Map(servedTypes.map((type) => [type.uid, type]));

export function servedType(uid: string): ServedType {
  const type = typesByUid.get(uid);
  if (!type) throw new Error(`${uid} is not in the contract`);
  return type;
}

/** All parts of an entry that are always answered. */
export const populateOf = (uid: string): Record<string, unknown> =>
  (model.whole as Record<string, Record<string, unknown>>)[uid] ?? {};

/** Prefix of `-news`, `-posts` and `-articles`. */
const namespace = (): string => process.env.CONTENT_NAMESPACE || 'iet';

export const pathOf = (uid: string): string => `/${servedType(uid).path.replace('{namespace}', namespace())}`;
