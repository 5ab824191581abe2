import { expect, it } from 'vitest';
import { answerDuties } from './answer-duties';

const answer = (slug: string, url: string, ...wordings: string[]) => ({
  slug,
  url,
  wordings,
  question: 'Combien ?',
  answer: 'Tant.',
  label: 'Les prix',
});
const rulesOf = (...answers: ReturnType<typeof answer>[]) =>
  answerDuties(answers, new Set(['/formations/bts-gpn'])).map(({ subject, rule }) => `${subject} ${rule}`);

it('a link leads to a screen, to an entry, to another site, or is named', () => {
  expect(
    rulesOf(
      answer('a', '/tarifs#niveau-2'),
      answer('b', '/formations/bts-gpn#prix'),
      answer('c', '/formations?niveau=2'),
      answer('d', 'https://www.parcoursup.fr/'),
      answer('e', '/formations/bts-gnp'),
      answer('f', '/tarif'),
    ),
  ).toEqual(['e answer.link', 'f answer.link']);
});

it('reports a question that two answers share', () => {
  expect(rulesOf(answer('a', '/tarifs', 'Prix BTS'), answer('b', '/tarifs', 'prix bts'))).toEqual([
    'b answer.wording',
  ]);
});
