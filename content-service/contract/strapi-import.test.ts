/** The effect of an import on the entries of a Strapi (`strapi/src/import`). */
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

it('does not start if there is another school, unless it is told to', () => {
  const other = { offered: demonstration, ...holding(school.name) };
  expect(verdict(other)).toBe('refused');
  expect(verdictOn({ ...first, ...other })).toHaveProperty(
    'why',
    expect.stringContaining('--replace-school'),
  );
  expect(verdict({ ...other, replace: true })).toBe('imports');
});

it('treats the demonstration as another school once its editors have renamed it', () => {
  const renamed = holding(school.name, demonstration.name);
  expect(verdict({ offered: demonstration, ...renamed })).toBe('refused');
});

it('changes no Strapi that has content with `--prepare`', () => {
  for (const name of [school.name, demonstration.name])
    expect(verdict({ onlyIfEmpty: true, ...holding(name) })).toBe('stays');
  expect(verdict({ onlyIfEmpty: true, ...holding(school.name), production: true })).toBe('stays');
  expect(verdict({ onlyIfEmpty: true })).toBe('imports');
});

it('continues an interrupted import of the same school', () => {
  const begun = { onlyIfEmpty: true, unfinished: true, ...holding(school.name) };
  expect(verdict(begun)).toBe('imports');
  expect(verdict({ ...begun, offered: demonstration })).toBe('stays');
});

it('never imports the demonstration in production, whatever the options', () => {
  for (const others of [{}, { replace: true }, holding(demonstration.name), { onlyIfEmpty: true }])
    expect(verdict({ offered: demonstration, production: true, ...others })).toBe('refused');
});
