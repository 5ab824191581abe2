/** The files of a new block: a title and a text until its author says more. Pure. */
import { insertBefore, namesOf } from './names.mjs';

/**
 * @param {string | undefined} name kind of the block, `opening-hours`
 * @param {(path: string) => string} read a file as it is
 * @returns {Record<string, string>} path to new text: three new files and two that gain a line
 */
export function newBlock(name, read) {
  const { kebab, pascal, camel } = namesOf(name);
  const registry = read('app/blocks/registry.tsx');
  const index = read('content-model/blocks/index.ts');
  if (index.includes(`'./${kebab}'`)) throw new Error(`there is a block ${kebab} already`);
  const component = `${pascal}Block`;
  return {
    [`content-model/blocks/${kebab}.ts`]: `/** What it is for, in a sentence. */
import { line, optional, paragraph } from '../kinds';
import { reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const ${camel}Block = defineBlock(
  '${kebab}',
  ['${pascal}', 'puzzle', 'Un titre et un texte.'],
  { title: reportedIfMissing(line()), text: optional(paragraph()) },
  ['title', 'text'],
);
`,
    'content-model/blocks/index.ts': insertBefore(
      insertBefore(index, '\nexport const blocks = [', `import { ${camel}Block } from './${kebab}';\n`),
      '] as const;',
      `  ${camel}Block,\n`,
    ),
    [`app/blocks/${kebab}/${kebab}.tsx`]: `import type { ${camel}Block } from '../../../content-model/blocks/${kebab}';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

export function ${component}({ block }: BlockProps<WireBlockOf<typeof ${camel}Block>>) {
  return (
    <BlockFrame block={block} title={block.title}>
      {block.text ? <p>{block.text}</p> : null}
    </BlockFrame>
  );
}
`,
    [`app/blocks/${kebab}/example.ts`]: `/** As an editor would write it. */
export const ${camel}Example = {
  __component: 'blocks.${kebab}',
  title: 'Un titre',
  text: 'Une phrase que l’on peut lire.',
};
`,
    'app/blocks/registry.tsx': insertBefore(
      insertBefore(
        registry,
        '\nexport const registry = {',
        `import { ${component} } from './${kebab}/${kebab}';\n`,
      ),
      '};\n\n/** One block of a page',
      `  ${kebab.includes('-') ? `'${kebab}'` : kebab}: ${component},\n`,
    ),
  };
}
