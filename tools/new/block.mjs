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
  const schemas = read('content-service/contract/schemas/blocks.ts');
  if (schemas.includes(`block('${kebab}',`)) throw new Error(`there is a block ${kebab} already`);
  const component = `${pascal}Block`;
  return {
    [`app/blocks/${kebab}/definition.server.ts`]: `import { z } from 'zod';
import { optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';

export const ${camel}Definition = defineBlock('${kebab}', z.object({ title: text, text: optionalText }));
export type ${component}Data = BlockOf<typeof ${camel}Definition>;
`,
    [`app/blocks/${kebab}/${kebab}.tsx`]: `import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { ${component}Data } from './definition.server';

export function ${component}({ block }: BlockProps<${component}Data>) {
  return (
    <BlockFrame block={block}>
      <h2>{block.title}</h2>
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
    'content-service/contract/schemas/blocks.ts': insertBefore(
      schemas,
      '] as const;',
      `  block('${kebab}', ['${pascal}', 'puzzle', 'Un titre et un texte.'], { title: line, text: paragraph.optional() }),\n`,
    ),
  };
}
