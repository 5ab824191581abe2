import { LinkedText } from '~/ui/linked-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { TableBlockData } from './definition.server';

/** Facts in rows and columns. Two columns wrap on a phone; a table wider than the screen scrolls in a region of its own, by keyboard too. */
export function TableBlock({ block }: BlockProps<TableBlockData>) {
  const captionId = `${block.id}-legende`;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="table-scroll" aria-labelledby={captionId} tabIndex={0}>
        <table className={block.columns.length === 2 ? 'table table-pair' : 'table'}>
          <caption>
            <span id={captionId}>{block.caption}</span>
          </caption>
          {/* biome-ignore-start lint/suspicious/noArrayIndexKey: heads and rows may be equal, and change no places */}
          <thead>
            <tr>
              {block.columns.map((column, place) => (
                <th key={place} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells, row) => (
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
