/**
 * A block that somebody else has removed is written again by whoever still has it in a form. Strapi would refuse the
 * whole save for it, and its panel would then empty the form (docs/architecture.md, 'What editors cannot lose').
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

export async function writeLostComponentsAnew(
  strapi: Core.Strapi,
  { uid, action, params, before }: Change,
): Promise<undefined> {
  if (action !== 'update' || !before || !params.data || !hasVersions(uid)) return;
  const draft = await before.draft(params.locale ?? null);
  if (draft) params.data = await withKnownParts(strapi, uid, draft.id, params.data);
}

/** The data of a row without the numbers of parts that the row no longer has. */
async function withKnownParts(strapi: Core.Strapi, uid: string, row: number, data: Data): Promise<Data> {
  const { attributes = {} } = modelOf(strapi, uid) ?? {};
  const written = { ...data };
  for (const [name, { type, component }] of Object.entries(attributes)) {
    const value = data[name];
    if ((type !== 'component' && type !== 'dynamiczone') || !value) continue;
    const present = await table(strapi, uid).load({ id: row }, name);
    const known = new Set(([present ?? []].flat() as Part[]).map(keyOf));
    const parts: unknown[] = [];
    for (const part of [value].flat() as (Part & Data)[]) {
      if (part?.id === undefined) parts.push(part);
      else if (!known.has(keyOf(part))) parts.push(withoutId(part));
      else
        parts.push(
          await withKnownParts(strapi, part.__component ?? (component as string), Number(part.id), part),
        );
    }
    written[name] = Array.isArray(value) ? parts : parts[0];
  }
  return written;
}

/** Strapi asks whether it has the key. */
function withoutId({ id: _, ...part }: Part & Data): Data {
  return part;
}

const keyOf = ({ id, __component = '' }: Part): string => `${__component} ${id}`;
