/** Editorial pages, with the questions their accordions take from the FAQ. */
import type { z } from 'zod';
import { collectionPath, collections } from '~/content/collections';
import { ContentNotFound, ContentUnavailable } from '~/content/errors';
import { reader } from '~/reading/reading.server';
import { pathOfPage } from '~/school/pages/pages.server';
import type { SearchDocument } from '~/search/document';
import { sentences } from '~/search/plain-text';
import { articles } from '../../content-model/collections/articles';
import { faqs } from '../../content-model/collections/faqs';
import { homeSection, pageHref } from '../../content-model/rules/page-address';
import { textIn } from './block-text.server';
import { type DocumentSource, readEntries, type SourceContext } from './source.server';
import { joinTexts, plainTextOf } from './texts.server';

const pageName = reader(articles.views.name);
const pageEntry = reader(articles.views.search);
const faqEntry = reader(faqs.views.ofTopic);

type Page = z.output<typeof pageEntry>;

interface QuestionAnswer {
  question: string;
  answer: string;
}

export const pageSource: DocumentSource = async function* (context) {
  const { content } = context;
  const faqByTopic = await readFaq(context);
  const names = readEntries(content, collectionPath(collections.pages, content.namespace), pageName, {
    sort: ['rubrique:asc', 'position:asc', 'slug:asc'],
  });
  for await (const name of names) {
    // The home page mentions every subject and would match every query.
    if (name.rubrique === homeSection) continue;
    const page = await readPage(context, name);
    if (page && !page.seo?.preventIndexing) yield toDocument(page, faqByTopic);
  }
};

/** Questions with their answers, by topic; without them pages are searched by their own texts. */
async function readFaq({ content, onFailure }: SourceContext): Promise<Map<string, QuestionAnswer[]>> {
  const faqByTopic = new Map<string, QuestionAnswer[]>();
  try {
    const entries = readEntries(content, '/faqs', faqEntry, { sort: ['slug:asc'] });
    for await (const { topic, question, answer } of entries) {
      const questions = faqByTopic.get(topic) ?? [];
      faqByTopic.set(topic, [...questions, { question, answer: plainTextOf(answer) }]);
    }
  } catch (error) {
    onFailure('faqs', error);
  }
  return faqByTopic;
}

/** @returns null for a page that is gone or cannot be read. @throws {ContentUnavailable} */
function readPage(
  { content, onFailure }: SourceContext,
  name: z.output<typeof pageName>,
): Promise<Page | null> {
  return content
    .entry(pathOfPage(content, name), pageEntry, {}, { uncached: true })
    .catch((error: unknown) => {
      if (error instanceof ContentUnavailable) throw error;
      if (!(error instanceof ContentNotFound)) onFailure(pageHref(name), error);
      return null;
    });
}

function toDocument(page: Page, faqByTopic: ReadonlyMap<string, readonly QuestionAnswer[]>): SearchDocument {
  const blocks = page.pageLayout.blocks.filter(isRecord);
  const faq = blocks.flatMap(({ topic }) => (typeof topic === 'string' ? (faqByTopic.get(topic) ?? []) : []));
  const questions = faq.map(({ question }) => question);
  const questionsAndAnswers = faq.flatMap(({ question, answer }) => [question, answer]);
  const headings = blocks.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
  const { body, asides } = textIn(blocks);
  return {
    kind: 'page',
    href: pageHref(page),
    title: page.title,
    summary: page.summary ?? '',
    details: [],
    text: {
      name: page.title,
      keys: page.rubrique.replaceAll('-', ' '),
      places: '',
      lead: joinTexts(page.summary, headings, questions),
      body: sentences(questionsAndAnswers, body),
      asides,
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
