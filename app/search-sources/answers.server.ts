import { reader } from '~/reading/reading.server';
import type { CuratedAnswer } from '~/search/curated-answers';
import { answers } from '../../content-model/collections/answers';
import { type EntrySource, readEntries } from './source.server';

const entry = reader(answers.views.search);

/** Answers in the editors' order: the first of two that fit is shown. */
const inEditorsOrder = ['position:asc', 'slug:asc'];

/** Answers to common questions, shown before the results. */
export const answerSource: EntrySource<CuratedAnswer> = async function* ({ content }) {
  const entries = readEntries(content, '/answers', entry, { sort: inEditorsOrder });
  for await (const { question, wordings, answer, url, label } of entries)
    yield { kind: 'answer', question, wordings: [question, ...wordings], answer, href: url, label };
};
