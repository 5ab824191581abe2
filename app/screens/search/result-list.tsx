import { Fragment } from 'react';
import type { Detail } from '~/search/document';
import type { MarkedText } from '~/search/marks';
import type { SearchResult } from '~/search/results';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';

interface ResultListProps {
  results: readonly SearchResult[];
  /** Whether the list mixes kinds, so that each result says its own. */
  mixed?: boolean;
}

/** Results in their order; each is one link, named by its title. */
export function ResultList({ results, mixed = false }: ResultListProps) {
  const t = useLabels();
  const detailText = (detail: Detail) => {
    if (detail.kind === 'level') return t.dynamic(`commons.level.${detail.level}`);
    if (detail.kind === 'rhythm') return t.dynamic(`commons.rhythm.${detail.rhythm}`);
    return detail.kind === 'date' ? formatDay(detail.date) : detail.text;
  };
  return (
    <ol role="list" className="results">
      {results.map(({ kind, href, title, snippet, details }) => (
        <li key={href}>
          <h3>
            <a href={href}>
              <TextWithMarks text={title} />
            </a>
          </h3>
          {mixed || details.length > 0 ? (
            <p className="result-facts">
              {mixed ? <b>{t(`search.kind.${kind}.one`)}</b> : null}
              {mixed && details.length > 0 ? ' · ' : null}
              {details.map(detailText).join(' · ')}
            </p>
          ) : null}
          <p>
            <TextWithMarks text={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A text with the words that answer the query marked. */
function TextWithMarks({ text }: { text: MarkedText }) {
  return text.map((piece, position) => {
    const Piece = position % 2 === 1 ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    return <Piece key={position}>{piece}</Piece>;
  });
}
