import { answerSchema, inEditorsOrder } from '~/school/faqs/answers.server';
import type { CuratedAnswer } from '~/search/curated';
import { type EntrySource, readEntries } from './source.server';

/** Answers to common questions, shown before the results. */
export const answerSource: EntrySource<CuratedAnswer> = async function* ({ content }) {
  const entries = readEntries(content, '/answers', answerSchema, { sort: inEditorsOrder });
  for await (const { question, wordings, answer, url, label } of entries)
    yield { kind: 'answer', question, wordings: [question, ...wordings], answer, href: url, label };
};
