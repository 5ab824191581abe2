import { expect, it } from 'vitest';
import { absentFact, asHtml, quotedNames, withFacts } from './fact-quotes';

const facts = new Map([
  ['test.exercises', '30'],
  ['school.motto', '<b>R&D</b> **gras** {{test.exercises}}'],
]);

it('is replaced by its fact, with or without spaces inside', () => {
  expect(withFacts('{{test.exercises}} minutes, {{ test.exercises }}.', facts)).toBe('30 minutes, 30.');
});

it('loses its own words if no fact has its name', () => {
  expect(withFacts('Sous {{test.nothing}} jours.', facts)).toBe(`Sous ${absentFact} jours.`);
});

it('has a plain value: neither another fact nor markup', () => {
  expect(withFacts('{{school.motto}}', facts)).toBe('<b>R&D</b> **gras** {{test.exercises}}');
  expect(withFacts('<p>{{school.motto}}</p>', facts, asHtml)).toBe(
    '<p>&#60;b&#62;R&#38;D&#60;/b&#62; **gras** {{test.exercises}}</p>',
  );
});

it.each(['{{x}}', '{{ test }}', '{test.exercises}', '{{Test.x}}', '{{a.b.c}}', '{{test.__proto__}}'])(
  '%s is not a quote, and stays',
  (text) => {
    expect(withFacts(text, facts)).toBe(text);
    expect(quotedNames(text)).toEqual([]);
  },
);

it('lists the facts that a text quotes, each once', () => {
  expect(quotedNames('{{a.b}} {{c.d}} {{a.b}}')).toEqual(['a.b', 'c.d']);
});
