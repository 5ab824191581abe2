/** Asks a content service every question of the site, and reports wrong answers. */

import { definitions } from '~/blocks/definitions.server';
import { refusedFields } from '~/content/call.server';
import { collections } from '~/content/collections';
import { ContentError, ContentInvalid, ContentUnavailable, SignInRefused } from '~/content/errors';
import { lostValues } from '~/content/lost-values.server';
import type { BoundaryReport } from '~/content/parse.server';
import type { Pauses } from '~/content/pauses';
import { findLosses } from '~/duties/entry-losses.server';
import { findAbsentLinks } from '~/school/pages/absent-links.server';
import { listPageLinks } from '~/school/pages/pages.server';
import { labelsOf } from '~/site/labels.server';
import { findMenu } from '~/site/settings.server';
import { menuTypes } from '../../content-model/enumerations';
import {
  everyPage,
  pagedCollections,
  type Question,
  type QuestionSources,
  questionsOfEntries,
  questionsOfPages,
  questionsOfScreens,
  slugsOf,
} from './every-question.server';
import { examineCrmLinks } from './examine-crm-links.server';
import { examineLinks, linksOf } from './examine-links';
import { examinePictures, picturesIn, type ShowPicture } from './examine-pictures.server';
import { listeningClient } from './listening-client.server';
import { questionsOfTemplate } from './page-questions.server';
import { pagesOfFields } from './pages-of-fields';
import { type Examination, inOrderOfKinds, type Trouble } from './trouble';

export interface Patient extends Omit<QuestionSources, 'report'> {
  /** Among them are the fields that the service says it does not have. */
  pauses: Pauses;
  /** Makes a small picture; null: pictures are the demonstration's, which `content check` looks at. */
  showPicture: ShowPicture | null;
}

export async function examine({ showPicture, pauses, ...patient }: Patient): Promise<Examination> {
  const troubles: Trouble[] = [];
  const pictures = new Map<string, unknown>();
  const fields = pagesOfFields();
  let questions = 0;
  let askedFor = everyPage;
  const content = listeningClient(patient.content, {
    leftOut({ path, entry, field, problem }) {
      const place = entry ? `${path} (${entry})` : path;
      if (field === null) troubles.push({ kind: 'entry', place, problem });
      else troubles.push({ kind: 'field', place, problem: `${field}: ${problem}` });
    },
    entry: (value) => picturesIn(value, pictures),
    question: (path, query) => fields.note(askedFor, path, query),
  });
  const asking: QuestionSources = { ...patient, content, report: reportTo(troubles) };

  async function ask<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    questions += 1;
    try {
      return await work();
    } catch (error) {
      troubles.push(troubleOf(name, error));
      return null;
    }
  }
  const answerOf = ({ name, shownOn, ask: work }: Question) => {
    askedFor = shownOn;
    return ask(name, work);
  };
  const askAll = async (list: readonly Question[]) => {
    for (const question of list) await answerOf(question);
  };

  await askAll(questionsOfScreens(asking));
  const pages = new Set<string>();
  for (const name of pagedCollections) {
    const slugs = (await ask(`slugs of ${name}`, () => slugsOf(content, name))) ?? [];
    for (const slug of slugs) pages.add(`${collections[name].below}/${slug}`);
    await askAll(questionsOfEntries(asking, name, slugs));
    await askAll(slugs.slice(0, 1).flatMap((slug) => questionsOfTemplate(asking, name, slug)));
  }
  const links = (await ask('pages', () => listPageLinks(content))) ?? [];
  for (const { href } of links) pages.add(href);
  for (const question of questionsOfPages(asking, links)) {
    const blocks = await answerOf(question);
    if (Array.isArray(blocks)) troubles.push(...lostInBlocks(question.name, blocks));
  }

  const refused = await ask('links of the CRM', () => examineCrmLinks(content, patient.env));
  troubles.push(...(refused ?? []));

  let linksOfMenus = 0;
  for (const type of menuTypes) {
    const menu = linksOf((await ask(`menu ${type}`, () => findMenu(content, type))) ?? []);
    linksOfMenus += menu.length;
    troubles.push(...examineLinks(type === 'footer' ? 'footer' : 'main menu', menu, pages));
  }
  const t = await labelsOf(asking);
  const hiddenLinks = (await ask('own links', () => findAbsentLinks({ content, english: null }, t))) ?? [];
  const losses = (await ask('losses', () => findLosses(patient.content))) ?? [];
  if (showPicture) troubles.push(...(await examinePictures(showPicture, pictures)));
  troubles.push(...fields.troubles(refusedFields(pauses)));
  return {
    examinedAt: patient.now.toISOString(),
    questions,
    entries: pages.size,
    pictures: pictures.size,
    links: linksOfMenus,
    troubles: inOrderOfKinds(troubles),
    hiddenLinks,
    losses,
  };
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
    error instanceof ContentUnavailable || error instanceof ContentInvalid ? error.answered : undefined;
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
