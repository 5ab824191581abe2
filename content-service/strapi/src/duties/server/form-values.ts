/** The values of the panel's form as Strapi keeps them. */
import type { Core } from '@strapi/strapi';
import { listOf } from '../../admin/fields/lists';
import type { Whole } from '../../entries/whole';
import { changeEntry } from '../../untyped-strapi';

/** @returns the entry, whose lists a form has as JSON; its relations, of which a form has only the changes */
export async function valuesOfForm(
  strapi: Core.Strapi,
  uid: string,
  values: object,
): Promise<{ entry: Whole; unknown: ReadonlySet<string> }> {
  const unknown = new Set<string>();
  const entry = await changeEntry(strapi, uid, values, ({ key, value, attribute }, { set, remove }) => {
    if (attribute?.type === 'json' && typeof value === 'string') set(key, listOf(value));
    if (attribute?.type !== 'relation') return;
    unknown.add(key);
    remove(key);
  });
  return { entry, unknown };
}
