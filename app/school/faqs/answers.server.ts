/** Answers editors wrote for the questions people ask of the search. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { lenientArray, slug, text } from '~/content/fields.server';
import { listEvery } from '~/content/list-every';
import { safeHref } from '~/content/safe-href';

export const answerEntry = z.object({
  slug,
  question: text,
  wordings: lenientArray(text),
  answer: text,
  url: text.transform((value, context) => {
    const href = safeHref(value);
    if (href === null) context.addIssue({ code: 'custom', message: 'not a link' });
    return href ?? '';
  }),
  label: text,
});
export type AnswerEntry = z.output<typeof answerEntry>;

/** Answers in the editors' order: the first of two that fit is shown. */
export const inEditorsOrder = ['position:asc', 'slug:asc'];

export function listAnswers(content: ContentClient): Promise<readonly AnswerEntry[]> {
  return listEvery(content, '/answers', answerEntry, { ...askFor(answerEntry), sort: inEditorsOrder });
}
