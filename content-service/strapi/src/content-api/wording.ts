/**
 * Writes the contract's French labels and lines of help into the panel's forms. Words that an editor has written there
 * stay: only those of Strapi, empty ones, and earlier ones of this project are replaced.
 */
import type { Core } from '@strapi/strapi';
import model from '../contract/model.json';
import { modelOf } from '../untyped-strapi';

/** The contract's label and line of help of each field, by type and field. */
export const wording = model.wording as Record<
  string,
  Record<string, { label: string; description: string }>
>;

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

/** Fields that head an entry: Strapi takes the first text, which is a part of the address of a page. */
const headings: Readonly<Record<string, { chosenByStrapi: string; title: string }>> = {
  'api::article.article': { chosenByStrapi: 'rubrique', title: 'title' },
};

const wordingRecord = { type: 'app', name: 'wording' };

/** Words by the key of their field, `api::news.news.title`. */
interface FieldWords {
  labels: Record<string, string>;
  help: Record<string, string>;
}

export async function nameFieldsInFrench(strapi: Core.Strapi): Promise<void> {
  const service = (name: string) => strapi.plugin('content-manager').service(name);
  const store = strapi.store(wordingRecord);
  const earlierWords: FieldWords = {
    labels: await readWords(store, 'labels'),
    help: await readWords(store, 'help'),
  };
  const words: FieldWords = { labels: {}, help: {} };
  for (const [uid, attributes] of Object.entries(wording)) {
    const type = modelOf(strapi, uid);
    if (!type) continue;
    const owner = service(uid.startsWith('api::') ? 'content-types' : 'components');
    const configuration = (await owner.findConfiguration(type)) as Configuration;
    const changes = [nameColumns(configuration), chooseHeading(uid, configuration)];
    for (const [name, { label, description }] of Object.entries(attributes)) {
      const key = `${uid}.${name}`;
      words.labels[key] = label;
      words.help[key] = description;
      changes.push(
        nameField(configuration, name, label, earlierWords.labels[key]),
        describeField(configuration, name, description, earlierWords.help[key]),
      );
    }
    if (changes.includes(true)) await owner.updateConfiguration(type, configuration);
  }
  await store.set({ key: 'labels', value: words.labels });
  await store.set({ key: 'help', value: words.help });
}

async function readWords(store: { get(params: object): Promise<unknown> }, key: string) {
  return ((await store.get({ key })) ?? {}) as Record<string, string>;
}

// Each function changes the configuration, and returns whether it has.

function nameColumns({ metadatas }: Configuration): boolean {
  let isChanged = false;
  for (const [name, label] of Object.entries(columns)) {
    const list = metadatas[name]?.list;
    if (list?.label !== name) continue;
    list.label = label;
    isChanged = true;
  }
  return isChanged;
}

function chooseHeading(uid: string, { settings }: Configuration): boolean {
  const heading = headings[uid];
  if (!heading || settings.mainField !== heading.chosenByStrapi) return false;
  settings.mainField = heading.title;
  return true;
}

function nameField(
  { metadatas }: Configuration,
  name: string,
  label: string,
  earlierLabel: string | undefined,
): boolean {
  const { edit, list } = metadatas[name] ?? {};
  if (!edit || edit.label === label || (edit.label !== name && edit.label !== earlierLabel)) return false;
  edit.label = label;
  if (list) list.label = label;
  return true;
}

function describeField(
  { metadatas }: Configuration,
  name: string,
  description: string,
  earlierDescription = '',
): boolean {
  const { edit } = metadatas[name] ?? {};
  if (!edit || edit.description === description || (edit.description ?? '') !== earlierDescription)
    return false;
  edit.description = description;
  return true;
}
