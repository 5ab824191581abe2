/** Facts that texts quote: every reader of an answer gets their values. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { recordContentUse } from '../../app/content/content-use.server';
import { selectionOf } from '../../app/content/selection.server';
import { richText } from '../../app/reading/rich-text/rich-text.server';
import { text } from '../../content-model/reading/lenient';
import { createRig } from './service';

const faq = z.object({ question: text, answer: richText });

interface Wire {
  settings?: (settings: Record<string, unknown>) => object;
  /** Question and answer of every FAQ. */
  faq?: readonly [question: string, answer: string];
}

/** A rig whose FAQ and settings say something else; `wire` may be changed later. */
function rigOn(wire: Wire) {
  const asked: string[] = [];
  const rig = createRig({
    async spoil(request, response) {
      const path = new URL(request.url).pathname.replace('/api', '');
      if (path === '/login') return response;
      asked.push(path);
      if (!response.ok) return response;
      const body = (await response.json()) as Record<string, unknown>;
      if (path === '/users/me' && wire.settings) return Response.json({ ...body, ...wire.settings(body) });
      const [question, answer] = wire.faq ?? [];
      return Response.json(path === '/faqs' ? { ...body, data: [{ slug: 'x', question, answer }] } : body);
    },
  });
  const first = async () => (await rig.content.list('/faqs', faq, selectionOf(faq))).items[0];
  return { ...rig, rig, asked, first };
}

const withTest = (exercises: unknown) => () => ({ facts: { test: { exercises } } });

it('are literal in plain text, and escaped in rich text', async () => {
  const { first } = rigOn({
    settings: () => ({ facts: { parcoursup: { campuses: '<b>R&D</b> **un** {{test.exercises}}' } } }),
    faq: ['{{parcoursup.campuses}} ?', '<p>{{parcoursup.campuses}}</p>'],
  });
  expect(await first()).toEqual({
    question: '<b>R&D</b> **un** {{test.exercises}}\u202f?',
    answer: { __html: '<p>&lt;b&gt;R&amp;D&lt;/b&gt; **un** {{test.exercises}}</p>' },
  });
});

it('cost their words where the fact is unknown or has no value', async () => {
  const { first } = rigOn({
    settings: withTest(30),
    faq: ['{{test.exercises}}, {{test.interview}}, {{test.nothing}}.', '<p>a</p>'],
  });
  expect((await first())?.question).toBe('30, …, ….');
});

it('cost their words while the settings cannot be had', async () => {
  const { first, faults } = rigOn({ faq: ['Sous {{application.answer}} jours', '<p>a</p>'] });
  faults.set({ kind: 'error-500', only: '/users/me' });
  expect((await first())?.question).toContain('Sous ');
});

it('are counted, and mark the text as dependent on the counted list and on the settings', async () => {
  const { first } = rigOn({ faq: ['{{count.campuses}} campus, {{test.exercises}}', '<p>a</p>'] });
  const { result, use } = await recordContentUse(false, first);
  expect(result?.question).toMatch(/^26 campus, \d+$/);
  expect([...use.used].map(({ path }) => path).sort()).toEqual(['/campuses', '/faqs', '/users/me']);
});

it('leave an answer the same object, whatever another one quotes in between', async () => {
  const { first, rig } = rigOn({ faq: ['{{test.exercises}} minutes', '<p>a</p>'] });
  const settings = z.looseObject({});
  const find = () => rig.content.entry('/users/me', settings);
  const before = await find();
  expect(JSON.stringify(before), 'the settings quote how many campuses there are').toContain('26 campus');
  await first();
  expect(await find()).toBe(before);
});

it('request nothing if nothing is quoted', async () => {
  const { first, asked } = rigOn({ faq: ['Combien {de} minutes ?', '<p>a</p>'] });
  await first();
  expect(asked).toEqual(['/faqs']);
});

it('are new in the next reading once the settings have changed, though the text is not requested again', async () => {
  const wire: Wire = {
    settings: withTest(30),
    faq: ['{{test.exercises}} minutes', '<p>{{test.exercises}}</p>'],
  };
  const { first, rig, asked } = rigOn(wire);
  expect((await first())?.question).toContain('30');
  wire.settings = withTest(20);
  rig.cache.markStale({ collection: 'users', names: [], urgent: true });
  const changed = await first();
  expect(changed?.question).toContain('20');
  expect(changed?.answer.__html).toBe('<p>20</p>');
  expect(asked.filter((path) => path === '/faqs')).toHaveLength(1);
});

it('work in the settings’ own texts', async () => {
  const { content } = rigOn({
    settings: (settings) => ({
      ...withTest(30)(),
      title: `${settings.title}, {{test.exercises}}, {{count.programmes}}`,
    }),
  });
  expect(await content.entry('/users/me', z.object({ title: text }))).toEqual({
    title: expect.stringContaining(', 30, 40'),
  });
});

it('are left as they were written for who checks them', async () => {
  const { content, first } = rigOn({ settings: withTest(30), faq: ['{{test.exercises}}', '<p>a</p>'] });
  expect((await first())?.question).toBe('30');
  expect((await content.asWritten.list('/faqs', faq)).items[0]?.question).toBe('{{test.exercises}}');
});
