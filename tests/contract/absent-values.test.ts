/**
 * An optional value may be absent: null, an empty text, or missing. The contract marks required values (`x-required` in
 * openapi.yaml). Nothing of the unchanged demonstration is lost (`content-doctor.test.ts`).
 */
import { describe, expect, it } from 'vitest';
import { listeningClient } from '~/doctor/listening-client.server';
import { listPageLinks } from '~/school/pages/pages.server';
import { absences, blanked } from './blanked';
import {
  pagedCollections,
  type QuestionSources,
  questionsOfEntries,
  questionsOfPages,
  questionsOfScreens,
  slugsOf,
} from './every-question';
import { createRig, type RigChanges } from './service';

/** All losses when the site sends all its questions. */
async function losses(changes: RigChanges): Promise<unknown[]> {
  const lost: unknown[] = [];
  const rig = createRig(changes);
  const content = listeningClient(rig.content, {
    onLoss: (loss) => void lost.push(loss),
    onEntry: () => undefined,
  });
  const asking: QuestionSources = {
    content,
    report: rig.report,
    now: new Date(rig.now),
  };
  const questions = questionsOfScreens(asking);
  for (const name of pagedCollections)
    questions.push(...questionsOfEntries(asking, name, await slugsOf(content, name)));
  questions.push(...questionsOfPages(asking, await listPageLinks(content)));
  expect(questions.length).toBeGreaterThan(250);
  for (const { name, ask } of questions)
    await ask().catch((error: unknown) => lost.push({ name, error: String(error) }));
  return [...lost, ...rig.warnings];
}

describe('an answer', () => {
  it.each(absences)(
    'without its optional values (%s) loses no entry, no block and no other field',
    async (absence) => {
      expect(await losses({ spoil: (request, response) => blanked(request, response, absence) })).toEqual([]);
    },
  );
});
