/** The Strapi project's content types are those of the contract. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultLabels } from '~/site/labels/index';
import { strapiFiles } from './strapi-files';
import { generatedFilesIn } from './strapi-generated';

const root = 'content-service/strapi';
const files = strapiFiles(Object.keys(defaultLabels));

it('the generated files are up to date: npm run content strapi changes nothing', () => {
  expect(generatedFilesIn(root).sort()).toEqual([...files.keys()].sort());
  const changed = [...files].filter(([file, text]) => readFileSync(path.join(root, file), 'utf8') !== text);
  expect(changed.map(([file]) => file)).toEqual([]);
});

const schema = (file: string) => JSON.parse(files.get(file) ?? '{}');
const attributesOf = (name: string) => schema(`src/api/${name}/content-types/${name}/schema.json`).attributes;

it('uses native features of Strapi: zones, media, components, relations with one owner, languages, drafts', () => {
  expect(attributesOf('article').blocks.type).toBe('dynamiczone');
  expect(attributesOf('campus').gallery).toMatchObject({ type: 'media', multiple: true });
  expect(attributesOf('programme').prices).toMatchObject({
    component: 'programme.prices',
    repeatable: true,
    min: 1,
  });
  expect(attributesOf('programme').campuses).toMatchObject({ inversedBy: 'programmes' });
  expect(attributesOf('campus').programmes).toMatchObject({ mappedBy: 'campuses' });
  expect(attributesOf('programme').description.type).toBe('richtext');
  expect(attributesOf('programme').rhythms).toMatchObject({
    customField: 'global::choices',
    options: { values: ['fulltime', 'periodic'] },
  });
  const { options, pluginOptions } = schema('src/api/article/content-types/article/schema.json');
  expect(options.draftAndPublish).toBe(true);
  expect(pluginOptions.i18n.localized).toBe(true);
});

/** Names that Strapi keeps to itself at the top of a content type. */
const reserved = [
  'id',
  'documentId',
  'status',
  'locale',
  'localizations',
  'createdAt',
  'updatedAt',
  'publishedAt',
];

it('no attribute has a name that Strapi reserves', () => {
  const clashes = [...files.keys()]
    .filter((file) => file.endsWith('schema.json'))
    .flatMap((file) =>
      Object.keys(schema(file).attributes)
        .filter((name) => reserved.includes(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(clashes).toEqual([]);
});
