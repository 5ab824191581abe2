/**
 * Each relation in the site's questions is recognised by name: a published entry makes only the lists that may contain
 * it stale.
 */
import { expect, it } from 'vitest';
import { collectionOfField } from '~/content/collections';
import { componentsWithSlug } from '~/content/query-dependencies';
import {
  pagedCollections,
  type QuestionSources,
  questionsOfEntries,
  questionsOfScreens,
  slugsOf,
} from './every-question';
import { createRig } from './service';

it('every relation the site asks for has the name of a collection', async () => {
  const asked = new Set<string>();
  const rig = createRig({
    rewrite: (request) => {
      for (const [name, value] of new URL(request.url).searchParams) {
        const relation = /\[(\w+)\]\[fields\]\[\d+\]$/.exec(name)?.[1];
        if (relation && value === 'slug') asked.add(relation);
      }
      return request;
    },
  });
  const { content, report } = rig;
  const asking: QuestionSources = { content, report, now: new Date(rig.now) };
  const questions = questionsOfScreens(asking);
  for (const name of pagedCollections)
    questions.push(...questionsOfEntries(asking, name, (await slugsOf(content, name)).slice(0, 1)));
  for (const { ask } of questions) await ask();
  expect(asked.size).toBeGreaterThan(5);
  const unknown = [...asked].filter((relation) => collectionOfField(relation) === undefined);
  expect(unknown.filter((name) => !componentsWithSlug.includes(name))).toEqual([]);
});
