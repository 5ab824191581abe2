/**
 * The contract's French labels and lines of help in the panel's forms. An editor's own label in the panel stays: only a
 * field with Strapi's own label, an empty one, or an earlier one of this project is named.
 */
import type { Core } from '@strapi/strapi';
import { modelOf } from '../untyped-strapi';
import { wording } from './model';

interface Metadatas {
  [attribute: string]: { edit?: { label?: string; description?: string }; list?: { label?: string } };
}

interface Configuration {
  metadatas: Metadatas;
  settings: { mainField?: string };
  [key: string]: unknown;
}

/** Strapi's own columns of lists. */
const columns = { id: 'Numéro', createdAt: 'Création', updatedAt: 'Modification' };

/** Strapi heads an entry with its first text, which is a part of the address of a page. */
const headings: Readonly<Record<string, [before: string, now: string]>> = {
  'api::article.article': ['rubrique', 'title'],
};

const wordingRecord = { type: 'app', name: 'wording' };

export async function nameFieldsInFrench(strapi: Core.Strapi): Promise<void> {
  const service = (name: string) => strapi.plugin('content-manager').service(name);
  const store = strapi.store(wordingRecord);
  const before = await givenBefore(store, 'labels');
  const helpBefore = await givenBefore(store, 'help');
  const now: Record<string, string> = {};
  const helpNow: Record<string, string> = {};
  for (const [uid, attributes] of Object.entries(wording)) {
    const isComponent = !uid.startsWith('api::');
    const model = modelOf(strapi, uid);
    if (!model) continue;
    const owner = service(isComponent ? 'components' : 'content-types');
    const configuration = (await owner.findConfiguration(model)) as Configuration;
    let changed = false;
    for (const [name, label] of Object.entries(columns)) {
      const list = configuration.metadatas[name]?.list;
      if (list?.label !== name) continue;
      list.label = label;
      changed = true;
    }
    const [heading, newHeading] = headings[uid] ?? [];
    if (newHeading !== undefined && configuration.settings.mainField === heading) {
      configuration.settings.mainField = newHeading;
      changed = true;
    }
    for (const [name, { label, description }] of Object.entries(attributes)) {
      const key = `${uid}.${name}`;
      now[key] = label;
      helpNow[key] = description;
      const edit = configuration.metadatas[name]?.edit;
      const list = configuration.metadatas[name]?.list;
      if (!edit) continue;
      if (edit.label !== label && (edit.label === name || edit.label === before[key])) {
        edit.label = label;
        if (list) list.label = label;
        changed = true;
      }
      if (edit.description !== description && (edit.description ?? '') === (helpBefore[key] ?? '')) {
        edit.description = description;
        changed = true;
      }
    }
    if (changed) await owner.updateConfiguration(model, configuration);
  }
  await store.set({ key: 'labels', value: now });
  await store.set({ key: 'help', value: helpNow });
}

async function givenBefore(store: { get(params: object): Promise<unknown> }, key: string) {
  return ((await store.get({ key })) ?? {}) as Record<string, string>;
}
