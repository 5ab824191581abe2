/** Reads every collection of a content service once, and reports what the site cannot read, show or follow. */

import { definitions } from '~/blocks/definitions.server';
import { parseBlocks } from '~/blocks/parse.server';
import { askFor } from '~/content/ask-for.server';
import { refusedFields } from '~/content/call.server';
import type { ContentClient } from '~/content/client.server';
import { collectionPath, withPublishDate } from '~/content/collections';
import { ContentError, ContentInvalid, ContentUnavailable, SignInRefused } from '~/content/errors';
import { listEvery } from '~/content/lists.server';
import { lostValues } from '~/content/lost-values.server';
import type { BoundaryReport } from '~/content/boundary-report';
import type { Pauses } from '~/content/pauses';
import { findLosses } from '~/duties/entry-losses.server';
import { reader } from '~/reading/reading.server';
import { findSection, findSubPage, listPageLinks, type PageLink } from '~/school/pages/pages.server';
import type { Services } from '~/services/services.server';
import { findLabelOverrides, findMenu, findSettings } from '~/site/settings.server';
import { collections } from '../../content-model';
import type { Collection } from '../../content-model/entry';
import { menuTypes } from '../../content-model/enumerations';
import type { Fields } from '../../content-model/field';
import { examineCrmLinks } from './examine-crm-links.server';
import { examinePictures, picturesIn, type ShowPicture } from './examine-pictures.server';
import { listeningClient } from './listening-client.server';
import { type Examination, inOrderOfKinds, type Trouble } from './trouble';

export interface Patient extends Pick<Services, 'env'> {
  content: ContentClient;
  now: Date;
  /** Among them are the fields that the service says it does not have. */
  pauses: Pauses;
  /** Makes a small picture; null: pictures are the demonstration's, which `content check` looks at. */
  showPicture: ShowPicture | null;
}

export async function examine({ showPicture, pauses, ...patient }: Patient): Promise<Examination> {
  const troubles: Trouble[] = [];
  const pictures = new Map<string, unknown>();
  const content = listeningClient(patient.content, {
    leftOut({ path, entry, field, problem }) {
      const place = entry ? `${path} (${entry})` : path;
      if (field === null) troubles.push({ kind: 'entry', place, problem });
      else troubles.push({ kind: 'field', place, problem: `${field}: ${problem}` });
    },
    entry: (value) => picturesIn(value, pictures),
  });
  const report = reportTo(troubles);
  async function ask<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      troubles.push(troubleOf(name, error));
      return null;
    }
  }

  await ask('settings', () => findSettings(content));
  await ask('labels', () => findLabelOverrides(content));
  for (const type of menuTypes) await ask(`menu ${type}`, () => findMenu(content, type));
  // The blocks of a page are in its own answer alone.
  const { articles: _, menus: __, ...listed } = collections;
  let entries = 0;
  for (const [name, collection] of Object.entries<Collection>(listed))
    entries += (await ask(name, () => readWhole(content, collection)))?.length ?? 0;
  const pages = (await ask('pages', () => listPageLinks(content))) ?? [];
  for (const page of pages) {
    const { href } = page;
    const blocks = await ask(href, async () => {
      const written = await blocksOf(content, page);
      await parseBlocks(written, href, { content, now: patient.now }, report);
      return written;
    });
    troubles.push(...lostInBlocks(href, blocks ?? []));
  }
  const refused = await ask('links of the CRM', () => examineCrmLinks(content, patient.env));
  troubles.push(...(refused ?? []));
  const losses = (await ask('losses', () => findLosses(patient.content))) ?? [];
  if (showPicture) troubles.push(...(await examinePictures(showPicture, pictures)));
  for (const { collection, place } of refusedFields(pauses))
    troubles.push({ kind: 'absent', place: collection, problem: place });
  return {
    examinedAt: patient.now.toISOString(),
    entries: entries + pages.length,
    pictures: pictures.size,
    troubles: inOrderOfKinds(troubles),
    losses,
  };
}

/** Every field that the site reads of an entry, in any view; as its page reads it, where views differ. */
function fieldsRead({ views }: Collection): Fields {
  const bySize = Object.values(views).sort((a, b) => Object.keys(a).length - Object.keys(b).length);
  return Object.assign({}, ...bySize);
}

function readWhole(content: ContentClient, collection: Collection): Promise<readonly unknown[]> {
  const schema = reader(fieldsRead(collection));
  const query = {
    ...askFor(schema),
    ...(collection.dated ? { filters: withPublishDate } : {}),
    sort: [...collection.sort, ...('slug' in collection.fields ? ['slug'] : [])],
  };
  return listEvery(content, collectionPath(collection, content.namespace), schema, query, {
    optional: collection.optional,
  });
}

async function blocksOf(
  content: ContentClient,
  { rubrique, slug }: Pick<PageLink, 'rubrique' | 'slug'>,
): Promise<readonly unknown[]> {
  const page = await (slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique));
  return page.pageLayout.blocks;
}

function troubleOf(place: string, error: unknown): Trouble {
  // Once, for any number of unanswered questions.
  if (error instanceof SignInRefused)
    return {
      kind: 'right',
      place: 'sign-in',
      problem: 'refused: CONTENT_API_USERNAME, CONTENT_API_PASSWORD; or CONTENT_API_URL lacks its /api',
    };
  const problem = error instanceof ContentError ? error.errorText : String(error);
  const answered =
    error instanceof ContentUnavailable || error instanceof ContentInvalid ? error.serviceStatus : undefined;
  if (answered === 401 || answered === 403) {
    // One right for each collection, for any number of questions.
    const collection = /(?:\/api|^)(\/[\w-]+)/.exec(problem)?.[1] ?? place;
    return { kind: 'right', place: collection, problem: `the account may not read it (${answered})` };
  }
  return { kind: answered === 400 ? 'query' : 'answer', place, problem };
}

/** Blocks the site drops; dropped entries are reported with their slugs already. */
function reportTo(troubles: Trouble[]): BoundaryReport {
  return {
    warn({ place, component, problem, fields }, message) {
      // A missing part of a block is reported by its field.
      if (place === undefined || (fields !== undefined && problem === undefined)) return;
      const why = problem === undefined ? message : `${component} ${problem}`;
      troubles.push({ kind: 'block', place: String(place), problem: String(why) });
    },
    count: () => undefined,
    dropped: { entry: 0, block: 0, answer: 0 },
  };
}

const schemas = new Map(definitions.map(({ component, schema }) => [component as string, schema]));

function lostInBlocks(page: string, blocks: readonly unknown[]): Trouble[] {
  return blocks.flatMap((block, index) => {
    const schema = schemas.get(String((block as { __component?: unknown } | null)?.__component));
    if (!schema?.safeParse(block).success) return [];
    return lostValues(schema, block).map(({ field, problem }): Trouble => {
      return { kind: 'field', place: `${page}#${index}`, problem: `${field}: ${problem}` };
    });
  });
}
