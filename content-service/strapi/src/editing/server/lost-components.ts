/**
 * Saves a block that is still in a form although somebody else has removed it: as a new one. Strapi would refuse the whole
 * save for its unknown id, and its panel would then empty the form (docs/architecture.md, 'What editors cannot lose').
 */
import type { Core } from '@strapi/strapi';
import { hasVersions } from '../../entries/has-versions';
import type { Change } from '../../recorder/change';
import { modelOf, table } from '../../untyped-strapi';

interface Part {
  id?: number | string;
  __component?: string;
}

type Data = Record<string, unknown>;

export async function saveLostComponents(
  strapi: Core.Strapi,
  { uid, action, params, before }: Change,
): Promise<undefined> {
  if (action !== 'update' || !before || !params.data || !hasVersions(uid)) return;
  const draft = await before.draft(params.locale ?? null);
  if (draft) params.data = await withoutLostIds(strapi, uid, draft.id, params.data);
}

/** The data of a row, without the ids of components that the row no longer has. */
async function withoutLostIds(strapi: Core.Strapi, uid: string, rowId: number, data: Data): Promise<Data> {
  const { attributes = {} } = modelOf(strapi, uid) ?? {};
  const result = { ...data };
  for (const [name, { type, component }] of Object.entries(attributes)) {
    const value = data[name];
    if ((type !== 'component' && type !== 'dynamiczone') || !value) continue;
    const stored = await table(strapi, uid).load({ id: rowId }, name);
    const storedKeys = new Set(([stored ?? []].flat() as Part[]).map(keyOf));
    const parts: unknown[] = [];
    for (const part of [value].flat() as (Part & Data)[]) {
      const componentUid = part?.__component ?? (component as string);
      if (part?.id === undefined) parts.push(part);
      else if (!storedKeys.has(keyOf(part))) parts.push(withoutId(part));
      else parts.push(await withoutLostIds(strapi, componentUid, Number(part.id), part));
    }
    result[name] = Array.isArray(value) ? parts : parts[0];
  }
  return result;
}

/** Removes the key, too: Strapi checks only that. */
function withoutId({ id: _, ...part }: Part & Data): Data {
  return part;
}

const keyOf = ({ id, __component = '' }: Part): string => `${__component} ${id}`;
