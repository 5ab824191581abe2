/** `docs/configuration.md` has every variable of the environment's schemas, as they describe it, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentVariables, parseEnv } from '../../app/env.server';

const page = 'docs/configuration.md';

const groups = Object.entries(environmentVariables);

it('every variable that is read has a description', () => {
  const described = groups.flatMap(([, group]) => Object.keys(group));
  // The proxies may be in lower case, too.
  const read = new Set<string>();
  parseEnv(new Proxy({}, { get: (_, name) => void read.add(String(name).toUpperCase()) }));
  expect([...read].sort()).toEqual(described.sort());
  const mute = groups.flatMap(([, group]) =>
    Object.entries(group).flatMap(([name, schema]) => (schema.description ? [] : [name])),
  );
  expect(mute).toEqual([]);
});

it('the page matches the schemas: npx vitest run tests/architecture/configuration.test.ts --update', async () => {
  const written = readFileSync(page, 'utf8');
  const tables = groups.map(([title, group]) => `## ${title}\n\n${tableOf(group)}\n`).join('\n');
  await expect(
    written.replace(/(?<=<!-- tables -->\n)[\s\S]*(?=<!-- end of the tables -->)/, () => `\n${tables}\n`),
  ).toMatchFileSnapshot(`../../${page}`);
});

it('the page has every variable that the Strapi project reads, and no other', () => {
  const project = 'content-service/strapi';
  const files = [
    'tools/strapi.mjs',
    ...['config', 'scripts', 'src'].flatMap((folder) =>
      readdirSync(`${project}/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.[jt]sx?$/.test(name))
        .map((name) => `${project}/${folder}/${name}`),
    ),
  ];
  const read = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const single = /(?<![\w$])env(?:\.[a-z]+)?(?:\(\s*|\[)'([A-Z_]+)'|(?<![\w$])env\.([A-Z_]+)(?! = )/g;
    return [
      ...[...text.matchAll(single)].map(([, quoted, named]) => quoted ?? named ?? ''),
      ...[...text.matchAll(/\{([A-Z_, ]+)\} = process\.env/g)].flatMap(([, names = '']) =>
        names.trim().split(/,\s*/),
      ),
    ];
  });
  const [, section = ''] = readFileSync(page, 'utf8').split('## Variables of the Strapi project');
  const written = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(written.sort()).toEqual([...new Set(read)].sort());
});

interface Described {
  description?: string | undefined;
  parse(value: undefined): unknown;
}

function tableOf(group: Readonly<Record<string, Described>>): string {
  const rows = Object.entries(group).map(
    ([name, schema]) => `| \`${name}\` | ${schema.description} | ${defaultOf(schema)} |`,
  );
  return ['| name | meaning | default |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The default of an unset variable. */
function defaultOf(schema: Described): string {
  const value = schema.parse(undefined);
  if (value === undefined) return '';
  return typeof value === 'boolean' ? '`false`' : `\`${value}\``;
}
