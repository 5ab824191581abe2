/**
 * Each field of each kind of block is broken in each way: only its own part is lost, the other parts stay, and one line
 * of the log names block and field. A block that then has nothing to show is left out.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BlockDefinition } from '../../app/blocks/definition.server';
import { definitions } from '../../app/blocks/definitions.server';
import { examples } from '../../app/blocks/examples';
import { parseBlocks } from '../../app/blocks/parse-blocks.server';
import { type Block, registry } from '../../app/blocks/registry';
import { createBoundaryReport } from '../../app/content/boundary-report';
import { showsAny } from '../../content-model/blocks/shows-any';
import { createRig } from '../contract/service';
import { breakages, type Field, fields, type Wire } from './broken-fields';
import { chunksOf } from './matrix-site';

/** Without these an entry of a list is empty, and a button has no target: their neighbours are left out, too. */
const essential = new Set([
  'items.quote',
  'items.value',
  'items.answer',
  'items.url',
  'actions.label',
  'actions.href',
  'actions.action',
]);

const { content, now } = createRig();

interface Shown {
  block: Block | null;
  words: ReadonlySet<string>;
  /** Fields that the log names. */
  told: string[];
}

async function shown(wire: Wire): Promise<Shown> {
  const told: string[] = [];
  const warn = ({ component, fields }: { component?: unknown; fields?: { field: string }[] }) => {
    if (component === wire['__component']) told.push(...(fields ?? []).map(({ field }) => field));
  };
  const report = createBoundaryReport({ warn });
  const [block = null] = await parseBlocks([wire], '/ecole', { content, now: new Date(now) }, report);
  return { block, words: chunksOf(block ? `<body>${markupOf(block)}` : ''), told };
}

const markupOf = (block: Block) =>
  renderToStaticMarkup(createElement(registry[block.kind] as never, { block, first: false } as never));

/** The field's place within its block, `items.title`. */
const nameOf = ({ place }: Field) => place.replace(/^.*\/blocks\.[\w-]+\./, '');

const fieldsOf = ({ component }: BlockDefinition) =>
  fields.filter(({ collection, place }) => collection === 'articles' && place.includes(`/${component}.`));

it.each(definitions.map((definition: BlockDefinition) => [definition.kind, definition] as const))(
  '%s',
  async (kind, definition) => {
    const wrong: unknown[] = [];
    for (const example of examples[kind] ?? []) {
      const whole = await shown(structuredClone(example) as Wire);
      for (const field of fieldsOf(definition))
        for (const [how, value] of Object.entries(breakages)) {
          const wire = structuredClone(example) as Wire;
          const taken: unknown[] = [];
          field.change({ pageLayout: { blocks: [wire] } }, (holder, key) => {
            taken.push(holder[key]);
            if (value === undefined) delete holder[key];
            else holder[key] = value;
          });
          if (taken.length === 0) continue;
          const troubles = troublesOf(whole, await shown(wire), { definition, field, wire, taken, how });
          wrong.push(...troubles.map((trouble) => [nameOf(field), how, trouble]));
        }
    }
    expect(wrong).toEqual([]);
  },
);

interface Row {
  definition: BlockDefinition;
  field: Field;
  /** The broken block. */
  wire: Wire;
  taken: readonly unknown[];
  how: string;
}

function troublesOf(whole: Shown, left: Shown, { definition, field, wire, taken, how }: Row): string[] {
  const name = nameOf(field);
  // A block that is empty without the field is reported as a whole.
  const isTold = left.told.some((told) => `${name}.`.startsWith(`${told.replace(/\.\d+/g, '')}.`));
  // The site shows a link in the frame's place.
  const isRead = `${definition.kind}.${name}` !== 'frame.height';
  const isMissed = isRead && field.attribute.required && ['absent', 'null', 'of another type'].includes(how);
  const troubles = isMissed && !isTold ? [`is not told: ${left.told}`] : [];
  // The query of a block is different without the field that chooses.
  if (definition.subject === null) return troubles;
  const [top = ''] = name.split('.');
  const subject = definition.subject.map((part) => madeOf[part] ?? part);
  const others = subject.filter((part) => part !== (madeOf[top] ?? top));
  if (left.block === null)
    return whole.block && showsAny(whole.block, others as never)
      ? [...troubles, 'takes the block']
      : troubles;
  const [written, own] = [wire, taken].map((value) => plain(JSON.stringify(value))) as [string, string];
  const lost = [...whole.words].filter(
    (word) =>
      !left.words.has(word) &&
      !isAddress.test(word) &&
      written.includes(plain(word)) &&
      !own.includes(plain(word)),
  );
  if (lost.length > 0 && !essential.has(name)) troubles.push(`takes ${lost}`);
  return troubles;
}

/** Parts that are made of fields with other names. */
const madeOf: Readonly<Record<string, string>> = { provider: 'video', videoId: 'video' };

/** The target of a link, and marks between words. */
const isAddress = /^(?:\/|https?:|mailto:|tel:|\P{L}*$)/u;

/** Only letters and digits, for any style of text. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
