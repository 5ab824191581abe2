/** The Strapi project's content types are those of the contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { defaultLabels } from '~/site/labels/index';
import { strapiFiles } from './strapi-files';

const root = 'content-service/strapi';
const files = strapiFiles({ labelKeys: Object.keys(defaultLabels), reservedAddresses: ['/formations'] });

it('git ignores each generated file, and nothing that is written by hand', () => {
  const tracked = execFileSync('git', ['ls-files', root], { encoding: 'utf8' }).trim().split('\n');
  const generated = [...files.keys()].map((file) => `${root}/${file}`);
  expect(tracked.filter((file) => generated.includes(file))).toEqual([]);
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '--stdin'], {
    input: [...generated, ...tracked].join('\n'),
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').sort()).toEqual([...generated].sort());
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
