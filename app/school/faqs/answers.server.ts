/** Answers editors wrote for the questions people ask of the search. */
import type { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { reader } from '~/reading/reading.server';
import { answers } from '../../../content-model/collections/answers';

export const answerEntry = reader(answers.views.search);
export type AnswerEntry = z.output<typeof answerEntry>;

/** Answers in the editors' order: the first of two that fit is shown. */
export const inEditorsOrder = ['position:asc', 'slug:asc'];

export function listAnswers(content: ContentClient): Promise<readonly AnswerEntry[]> {
  return listEvery(content, '/answers', answerEntry, { ...askFor(answerEntry), sort: inEditorsOrder });
}
