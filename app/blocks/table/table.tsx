import { LinkedText } from '~/ui/linked-text';
import { BlockFrame, headingIdOf } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { TableBlockData } from './definition.server';

/** A table whose words wrap; its region scrolls, also by keyboard, if a word is too wide. */
export function TableBlock({ block }: BlockProps<TableBlockData>) {
  const { caption, columns, rows } = block;
  const captionId = `${block.id}-legende`;
  const nameId = caption ? captionId : block.title ? headingIdOf(block) : undefined;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="table-scroll" aria-labelledby={nameId} tabIndex={0}>
        <table className={rows[0]?.length === 2 ? 'table table-pair' : 'table'}>
          {caption ? (
            <caption>
              <span id={captionId}>{caption}</span>
            </caption>
          ) : null}
          {/* biome-ignore-start lint/suspicious/noArrayIndexKey: headings and rows may be equal, and never move */}
          {columns ? (
            <thead>
              <tr>
                {columns.map((heading, column) =>
                  heading ? (
                    <th key={column} scope="col">
                      {heading}
                    </th>
                  ) : (
                    <td key={column} />
                  ),
                )}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      <LinkedText text={cell} />
                    </th>
                  ) : (
                    <td key={column}>
                      <LinkedText text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
          {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
        </table>
      </section>
    </BlockFrame>
  );
}
