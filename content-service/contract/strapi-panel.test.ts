/** Texts for editors in Strapi's panel: every field has a name and help, every block has a unique name. */

import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uidOf } from '../../content-model/places';
import { uidsWithDuties } from '../strapi/src/duties/kinds';
import type { Attribute } from './attributes';
import { type ContentType, components, contentTypes } from './strapi-model';

const types = contentTypes();
const parts = components();
const forms = [
  ...types.map(({ singular, title, attributes }) => ({ name: uidOf(singular), title, attributes })),
  ...parts,
];

describe('the fields of a form', () => {
  it.each(forms.map((form) => [form.name, form] as const))(
    'of %s have a French name and a line of help',
    (_, form) => {
      expect(form.title).not.toBe('');
      const bare = form.attributes.filter(
        ({ name, label, help }) =>
          label.trim() === '' || (label === name && name !== 'Titre') || help.length < 5 || help === label,
      );
      expect(bare.map(({ name }) => name)).toEqual([]);
    },
  );

  it('end each line of help like a sentence', () => {
    const lines = forms.flatMap(({ attributes }) => attributes.map(({ help }) => help));
    expect(lines.filter((help) => !/[.…?]$/.test(help))).toEqual([]);
  });
});

describe('the blocks in a dynamic zone', () => {
  const zones = types.flatMap(({ attributes }) => attributes.filter((one) => one.kind === 'zone'));
  it.each(zones.map((zone) => [zone.name, zone.components] as const))(
    '%s: each has its own name, icon and purpose',
    (_, offered) => {
      expect(new Set(offered.map(({ title }) => title)).size).toBe(offered.length);
      expect(
        offered.filter(({ shown }) => !shown.icon || !shown.description).map(({ name }) => name),
      ).toEqual([]);
    },
  );

  const blocks = parts.filter(({ name }) => name.startsWith('blocks.'));
  const folder = 'content-service/strapi/public';

  it.each(blocks.map(({ name, shown }) => [name, shown.preview ?? ''] as const))(
    '%s has a picture that Strapi serves',
    async (_, preview) => {
      expect(existsSync(folder + preview)).toBe(true);
      const { width, height } = await sharp(folder + preview).metadata();
      expect(width).toBeGreaterThanOrEqual(600);
      expect(height).toBeGreaterThanOrEqual(150);
    },
  );

  it('no picture shows a deleted block', () => {
    const files = readdirSync(`${folder}/blocks`).map((file) => `/blocks/${file}`);
    expect(files.sort()).toEqual(blocks.map(({ shown }) => shown.preview).sort());
  });
});

/** Whether an entry shows pictures anywhere. */
const hasPictures = (attributes: readonly Attribute[]): boolean =>
  attributes.some((attribute) => {
    if (attribute.name === 'seo') return false;
    if (attribute.kind === 'media') return true;
    if (attribute.kind === 'component') return hasPictures(attribute.component.attributes);
    return attribute.kind === 'zone' && attribute.components.some((one) => hasPictures(one.attributes));
  });

it('every entry that is published with pictures is requested their alternative texts', () => {
  const published = types.filter((type: ContentType) => type.drafts && hasPictures(type.attributes));
  const asked: readonly string[] = uidsWithDuties;
  expect(published.map(({ singular }) => uidOf(singular)).filter((uid) => !asked.includes(uid))).toEqual([]);
});
