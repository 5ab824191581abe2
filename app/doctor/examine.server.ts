/** Reads every collection of a content service once, and reports what the site cannot read, show or follow. */

import { refusedFields } from '~/content/call.server';
import type { ContentClient } from '~/content/client.server';
import { collectionPath, withPublishDate } from '~/content/collections';
import { ContentError, ContentInvalid, ContentUnavailable, SignInRefused } from '~/content/errors';
import { listEvery } from '~/content/lists.server';
import type { Pauses } from '~/content/pauses';
import { selectionOf } from '~/content/selection.server';
import { findLosses } from '~/duties/entry-losses.server';
import { reader } from '~/reading/reading.server';
import { listPageLinks } from '~/school/pages/pages.server';
import type { Services } from '~/services/services.server';
import { findLabelOverrides } from '~/site/label-overrides.server';
import { findMenu } from '~/site/menus.server';
import { findSettings } from '~/site/settings.server';
import { collections } from '../../content-model';
import type { Collection } from '../../content-model/collection';
import { menuTypes } from '../../content-model/enumerations';
import type { Fields } from '../../content-model/field';
import { blockReport, examineBlocks } from './examine-blocks.server';
import { examineCrmLinks } from './examine-crm-links.server';
import { collectPictures, examinePictures, type ShowPicture } from './examine-pictures.server';
import { listeningClient, type ValueLoss } from './listening-client.server';
import { type Examination, inOrderOfKinds, type Trouble } from './trouble';

export interface ExaminationOptions extends Pick<Services, 'env'> {
  content: ContentClient;
  now: Date;
  /** Among them are the fields that the service says it does not have. */
  pauses: Pauses;
  /** Makes a small picture; null: pictures are the demonstration's, which `content check` examines. */
  showPicture: ShowPicture | null;
}

export async function examine(options: ExaminationOptions): Promise<Examination> {
  const { env, now, pauses, showPicture } = options;
  const troubles: Trouble[] = [];
  const pictures = new Map<string, unknown>();
  const content = listeningClient(options.content, {
    onLoss: (loss) => troubles.push(troubleOfLoss(loss)),
    onEntry: (value) => collectPictures(value, pictures),
  });
  async function attempt<T>(place: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      troubles.push(troubleOfError(place, error));
      return null;
    }
  }

  await attempt('settings', () => findSettings(content));
  await attempt('labels', () => findLabelOverrides(content));
  for (const type of menuTypes) await attempt(`menu ${type}`, () => findMenu(content, type));
  // A page is read by its own answer, which alone has its blocks; a menu by its type, above.
  const { articles: _articles, menus: _menus, ...listedCollections } = collections;
  let entryCount = 0;
  for (const [name, collection] of Object.entries<Collection>(listedCollections))
    entryCount += (await attempt(name, () => readCollection(content, collection)))?.length ?? 0;
  const pages = (await attempt('pages', () => listPageLinks(content))) ?? [];
  const report = blockReport(troubles);
  for (const page of pages) {
    const blockTroubles = await attempt(page.href, () => examineBlocks({ content, now }, page, report));
    troubles.push(...(blockTroubles ?? []));
  }
  troubles.push(...((await attempt('links of the CRM', () => examineCrmLinks(content, env))) ?? []));
  // Not by the listening client: these findings are for editors, and no trouble of the service.
  const losses = (await attempt('losses', () => findLosses(options.content))) ?? [];
  if (showPicture) troubles.push(...(await examinePictures(showPicture, pictures)));
  for (const { collection, place } of refusedFields(pauses))
    troubles.push({ kind: 'absent', place: collection, problem: place });
  return {
    examinedAt: now.toISOString(),
    entries: entryCount + pages.length,
    pictures: pictures.size,
    troubles: inOrderOfKinds(troubles),
    losses,
  };
}

function troubleOfLoss({ path, entry, field, problem }: ValueLoss): Trouble {
  const place = entry ? `${path} (${entry})` : path;
  return field === null
    ? { kind: 'entry', place, problem }
    : { kind: 'field', place, problem: `${field}: ${problem}` };
}

function troubleOfError(place: string, error: unknown): Trouble {
  // The same trouble for any number of unanswered questions, so that it is reported once.
  if (error instanceof SignInRefused)
    return {
      kind: 'right',
      place: 'sign-in',
      problem: 'refused: CONTENT_API_USERNAME, CONTENT_API_PASSWORD; or CONTENT_API_URL lacks its /api',
    };
  const problem = error instanceof ContentError ? error.errorText : String(error);
  const hasStatus = error instanceof ContentUnavailable || error instanceof ContentInvalid;
  const status = hasStatus ? error.serviceStatus : undefined;
  if (status === 401 || status === 403) {
    // One right for each collection, for any number of questions.
    const collection = /(?:\/api|^)(\/[\w-]+)/.exec(problem)?.[1] ?? place;
    return { kind: 'right', place: collection, problem: `the account may not read it (${status})` };
  }
  return { kind: status === 400 ? 'query' : 'answer', place, problem };
}

/** Every field that the site reads of an entry, in any view; as its page reads it, where views differ. */
function fieldsRead({ views }: Collection): Fields {
  const bySize = Object.values(views).sort((a, b) => Object.keys(a).length - Object.keys(b).length);
  return Object.assign({}, ...bySize);
}

function readCollection(content: ContentClient, collection: Collection): Promise<readonly unknown[]> {
  const schema = reader(fieldsRead(collection));
  const query = {
    ...selectionOf(schema),
    ...(collection.dated ? { filters: withPublishDate } : {}),
    sort: [...collection.sort, ...('slug' in collection.fields ? ['slug'] : [])],
  };
  return listEvery(content, collectionPath(collection, content.namespace), schema, query, {
    optional: collection.optional,
  });
}
