/** What an import does to what a Strapi holds already (`strapi/src/import`). */
import { expect, it } from 'vitest';
import { type Intention, verdictOn } from '../strapi/src/import/refusal';

const school = { name: 'École du Littoral', demonstration: false };
const demonstration = { name: 'École de l’environnement', demonstration: true };
const first: Intention = {
  offered: school,
  held: null,
  unfinished: false,
  production: false,
  onlyIfEmpty: false,
  replace: false,
};
const verdict = (intention: Partial<Intention>) => verdictOn({ ...first, ...intention }).kind;
const holding = (name: string, importedAs: string | undefined = name) => ({ held: { name, importedAs } });

it('comes into a Strapi that is empty, and again where the same school is', () => {
  expect(verdict({})).toBe('imports');
  expect(verdict({ production: true })).toBe('imports');
  expect(verdict(holding(school.name, undefined))).toBe('imports');
  expect(verdict(holding('École de la Côte', school.name))).toBe('imports');
});

it('does not come where another school is, unless somebody says so', () => {
  const other = { offered: demonstration, ...holding(school.name) };
  expect(verdict(other)).toBe('refused');
  expect(verdictOn({ ...first, ...other })).toHaveProperty(
    'why',
    expect.stringContaining('--replace-school'),
  );
  expect(verdict({ ...other, replace: true })).toBe('imports');
});

it('takes the demonstration for another school once its editors have renamed it', () => {
  const renamed = holding(school.name, demonstration.name);
  expect(verdict({ offered: demonstration, ...renamed })).toBe('refused');
});

it('leaves every Strapi that has content as it is when one is prepared only', () => {
  for (const name of [school.name, demonstration.name])
    expect(verdict({ onlyIfEmpty: true, ...holding(name) })).toBe('stays');
  expect(verdict({ onlyIfEmpty: true, ...holding(school.name), production: true })).toBe('stays');
  expect(verdict({ onlyIfEmpty: true })).toBe('imports');
});

it('goes on where an import of the same school was interrupted', () => {
  const begun = { onlyIfEmpty: true, unfinished: true, ...holding(school.name) };
  expect(verdict(begun)).toBe('imports');
  expect(verdict({ ...begun, offered: demonstration })).toBe('stays');
});

it('never brings the demonstration into production, whatever is said', () => {
  for (const others of [{}, { replace: true }, holding(demonstration.name), { onlyIfEmpty: true }])
    expect(verdict({ offered: demonstration, production: true, ...others })).toBe('refused');
});
