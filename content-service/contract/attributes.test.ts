/** The contract's attributes, as every implementation reads them. */
import { describe, expect, it } from 'vitest';
import type { CollectionName } from '../../content-model/places';
import { type Attribute, attributesOf, attributesOfSchema, type Component, isScalar } from './attributes';
import { servedCollections, singles } from './collections';
import { strapiFiles } from './strapi-files';
import { components, contentTypes } from './strapi-model';

const names = Object.keys(servedCollections) as CollectionName[];
const everywhere = [
  ...names.flatMap((name) => attributesOf(name)),
  ...attributesOfSchema('settings', singles.settings.schema),
  ...attributesOfSchema('crm', singles.crm.schema),
];

function find(attributes: readonly Attribute[], name: string): Attribute {
  const found = attributes.find((attribute) => attribute.name === name);
  if (!found) throw new Error(`no attribute ${name}`);
  return found;
}

function componentsIn(attributes: readonly Attribute[]): Component[] {
  return attributes.flatMap((attribute) => {
    if (attribute.kind === 'component')
      return [attribute.component, ...componentsIn(attribute.component.attributes)];
    if (attribute.kind === 'group') return componentsIn(attribute.attributes);
    if (attribute.kind !== 'zone') return [];
    return attribute.components.flatMap((component) => [component, ...componentsIn(component.attributes)]);
  });
}

describe('attributes', () => {
  it.each([
    ['title', 'string', true],
    ['slug', 'slug', true],
    ['summary', 'text', true],
    ['description', 'richtext', true],
    ['entryLevel', 'integer', true],
    ['rhythms', 'list', true],
    ['aims', 'list', true],
    ['duration', 'component', true],
    ['certification', 'component', false],
    ['brochure', 'boolean', false],
    ['updatedOn', 'date', true],
    ['image', 'media', false],
    ['sector', 'relation', false],
  ])('%s of a programme: %s', (name, kind, required) => {
    expect(find(attributesOf('programmes'), name)).toMatchObject({ kind, required });
  });

  it('distinguish days and moments, addresses and lines, decimals and whole numbers', () => {
    expect(find(attributesOf('events'), 'dateStart').kind).toBe('datetime');
    expect(find(attributesOf('campuses'), 'email').kind).toBe('email');
    const latitude = find(attributesOf('campuses'), 'latitude');
    expect(latitude.kind).toBe('decimal');
    expect(latitude.limits()).toMatchObject({ min: -90, max: 90 });
    expect(find(attributesOf('campuses'), 'gallery')).toMatchObject({ kind: 'media', many: true });
    expect(find(attributesOf('events'), 'type')).toMatchObject({
      kind: 'enumeration',
      values: expect.arrayContaining(['open-day']),
    });
    expect(find(attributesOf('programmes'), 'rhythms')).toMatchObject({ values: ['fulltime', 'periodic'] });
  });

  it('a relation has one owner', () => {
    expect(find(attributesOf('programmes'), 'campuses')).toMatchObject({
      ownerField: null,
      ownerOf: 'programmes',
    });
    expect(find(attributesOf('campuses'), 'programmes')).toMatchObject({
      ownerField: 'campuses',
      ownerOf: null,
    });
    expect(find(attributesOf('news'), 'campus_infos')).toMatchObject({
      kind: 'relation',
      to: 'campuses',
      ownerField: null,
    });
  });

  it('a page is a group of its layout and a dynamic zone of every block', () => {
    const page = find(attributesOf('articles'), 'pageLayout');
    if (page.kind !== 'group') throw new Error('not a group');
    const zone = find(page.attributes, 'blocks');
    if (zone.kind !== 'zone') throw new Error('not a zone');
    expect(zone.components.map(({ name }) => name)).toContain('blocks.hero');
    expect(zone.components.every(({ name, title }) => name.startsWith('blocks.') && title.length > 0)).toBe(
      true,
    );
  });

  it('leave out the fields that Strapi adds itself', () => {
    for (const attributes of names.map(attributesOf)) {
      const kept = attributes.map(({ name }) => name);
      for (const own of ['id', 'locale', 'localizations', '__component']) expect(kept).not.toContain(own);
    }
  });
});

/** Limits are functions: they are compared by what they return. */
const written = ({ attributes }: Component) =>
  JSON.stringify(attributes, (key, value) => (key === 'limits' ? value() : value));

describe('components', () => {
  it('have the same attributes for one name', () => {
    const byName = new Map<string, Component>();
    for (const component of componentsIn(everywhere)) {
      const known = byName.get(component.name);
      if (known) expect(written(component), component.name).toBe(written(known));
      byName.set(component.name, component);
    }
    for (const shared of ['shared.seo', 'shared.action', 'core.menu-item', 'programme.prices']) {
      expect([...byName.keys()]).toContain(shared);
    }
  });

  it('are not scalars, lists of strings are', () => {
    expect(isScalar(find(attributesOf('programmes'), 'duration'))).toBe(false);
    expect(isScalar(find(attributesOf('programmes'), 'aims'))).toBe(true);
  });
});

describe('what editors read', () => {
  const owners = [...contentTypes(), ...components()];
  const all = owners.flatMap(({ attributes }) => attributes);

  it('is French where they choose: a word for each word of the wire, and no two alike', () => {
    const chosen = all.flatMap((one) =>
      one.kind === 'enumeration' || (one.kind === 'list' && one.values) ? [one] : [],
    );
    expect(chosen.length).toBeGreaterThan(20);
    for (const { name, values, words } of chosen) {
      expect(words.length, name).toBe(values?.length);
      expect(new Set(words).size, name).toBe(words.length);
    }
  });

  it('names no word of the wire, and nothing of the demonstration', () => {
    const wire = new Set(all.flatMap((one) => (one.kind === 'enumeration' ? one.values : [])));
    const spoken = all.flatMap(({ label, help }) => [label, help]);
    const inBrackets = spoken.filter((text) =>
      [...text.matchAll(/\(([\w-]+)\)/g)].some(([, word = '']) => wire.has(word)),
    );
    expect(inBrackets).toEqual([]);
    expect(spoken.filter((text) => /lyon|rivi[eè]re|bts-(?:gpn|eau)|navbarproto/i.test(text))).toEqual([]);
  });

  it('never is a switch without an answer, nor a required field that only the demonstration has', () => {
    const unanswered = all.filter((one) => one.kind === 'boolean' && one.required);
    expect(unanswered.map(({ name }) => name)).toEqual([]);
    const files = strapiFiles({ labelKeys: [], reservedAddresses: [] });
    expect(files.get('src/components/programme/certification.json')).toMatch(
      /"demo": \{[^}]*"default": false,\s*"visible": false/,
    );
    expect(files.get('src/api/sector/content-types/sector/schema.json')).toMatch(
      /"theme": \{[^}]*"default": "campus",\s*"visible": false/,
    );
  });
});
