/** Into which Strapi a school may be imported (`strapi/src/import`). */
import { expect, it } from 'vitest';
import { type Intention, verdictOn } from '../strapi/src/import/verdict';

const school = { name: 'École du Littoral', demonstration: false };
const demonstration = { name: 'École de l’environnement', demonstration: true };
const first: Intention = { offered: school, held: null, production: false, onlyIfEmpty: false };
const verdict = (intention: Partial<Intention>) => verdictOn({ ...first, ...intention }).kind;
const holding = (name: string, importedAs: string | undefined = name) => ({ held: { name, importedAs } });

it('comes only into a Strapi that is empty', () => {
  expect(verdict({})).toBe('imports');
  expect(verdict({ production: true })).toBe('imports');
  expect(verdict({ onlyIfEmpty: true })).toBe('imports');
});

it('leaves the same school as it is, whatever its editors call it', () => {
  expect(verdict(holding(school.name, undefined))).toBe('stays');
  expect(verdict(holding('École de la Côte', school.name))).toBe('stays');
});

it('is refused where there is another school, by a sentence with both names', () => {
  const other = verdictOn({ ...first, offered: demonstration, ...holding(school.name) });
  expect(other).toEqual({ kind: 'refused', why: expect.stringContaining(`“${school.name}”`) });
  expect(other).toEqual({ kind: 'refused', why: expect.stringContaining(`“${demonstration.name}”`) });
});

it('treats the demonstration as another school once its editors have renamed it', () => {
  const renamed = holding(school.name, demonstration.name);
  expect(verdict({ offered: demonstration, ...renamed })).toBe('refused');
});

it('changes no Strapi that has content with `--prepare`', () => {
  for (const name of [school.name, demonstration.name])
    expect(verdict({ onlyIfEmpty: true, ...holding(name) })).toBe('stays');
  expect(verdict({ onlyIfEmpty: true, ...holding(school.name), production: true })).toBe('stays');
});

it('never imports the demonstration in production, whatever the options', () => {
  for (const others of [{}, holding(demonstration.name), { onlyIfEmpty: true }])
    expect(verdict({ offered: demonstration, production: true, ...others })).toBe('refused');
});
