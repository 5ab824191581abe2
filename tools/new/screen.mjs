/** The files of a new screen: its title and a summary until its author says more. Pure. */
import { insertBefore, namesOf } from './names.mjs';

/**
 * @param {string | undefined} name of the screen in code, `first-week`
 * @param {string} path its French address without the first slash, `premiere-semaine`
 * @param {(path: string) => string} read a file as it is
 * @param {string | undefined} target where that address is redirected as an old one: no screen is seen there
 * @returns {Record<string, string>} path to new text: two new files and three that gain lines
 */
export function newScreen(name, path, read, target) {
  const { kebab, pascal, camel } = namesOf(name);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path ?? ''))
    throw new Error(`"${path}" is no address: French words, such as premiere-semaine`);
  const list = read('app/addresses/site-addresses.ts');
  if (list.includes(`path: '${path}',`)) throw new Error(`/${path} is a screen already`);
  if (target !== undefined)
    throw new Error(
      `/${path} is an old address, redirected to ${target}: choose another, or remove its rule from app/server/addresses/legacy-addresses.ts`,
    );
  const title = `pages.${camel}.title`;
  const summary = `pages.${camel}.summary`;
  return {
    'app/addresses/site-addresses.ts': insertBefore(
      list,
      "  screen({\n    path: ':rubrique',",
      `  screen({
    path: '${path}',
    module: '${kebab}.tsx',
    parameters: none,
    plan: 'screens',
    links: [
      {
        href: '/${path}',
        label: '${title}',
        search: { summary: '${summary}', words: '${path.replace(/[-/]/g, ' ')}' },
      },
    ],
    examples: [{ name: '${kebab}', address: '/${path}' }],
  }),
`,
    ),
    [`app/routes/${kebab}.tsx`]: `/** \`/${path}\`: what it is for. */
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { ${pascal}Page } from '~/screens/${kebab}/${kebab}-page';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ services, head }) => {
  const t = await labelsOf(services);
  return { head: await head({ title: t('${title}'), description: t('${summary}') }) };
});

export const meta = metaOfLoader;

export default function ${pascal}Route() {
  return <${pascal}Page />;
}
`,
    [`app/screens/${kebab}/${kebab}-page.tsx`]: `import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';

export function ${pascal}Page() {
  const t = useLabels();
  return <PageHeader title={t('${title}')} summary={t('${summary}')} breadcrumb={siteTrail(t)} />;
}
`,
    'app/site/labels/pages.ts': insertBefore(
      read('app/site/labels/pages.ts'),
      '} as const;',
      `\n  '${title}': 'Un titre',\n  '${summary}': 'Une phrase qui dit ce que l’on trouve ici.',\n`,
    ),
  };
}
