import { Fragment } from 'react';
import { betweenPrices } from '~/school/programmes/prices';
import { LinkSubject } from '~/ui/link-subject';
import type { FirstAnswer } from './decision';

/** The first answers side by side; each leads to its source. */
export function SheetDecision({ answers }: { answers: readonly FirstAnswer[] }) {
  return (
    <dl id="en-bref" className="decision">
      {answers.map(({ id, term, value, note, href, instead }) => (
        <div key={id} className={`decision-${id}`}>
          <dt>{term}</dt>
          <dd>
            {href ? (
              <a href={href}>
                {partsOf(value)}
                <LinkSubject of={term} />
              </a>
            ) : (
              value
            )}{' '}
            {note ? <span>{note}</span> : null}
            {instead.map((other) => (
              <span key={other.href} className="tap-targets">
                {' '}
                <a href={other.href}>{other.text}</a>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Two prices are on one line, or each on a separate one. */
function partsOf(value: string) {
  return value.split(betweenPrices).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <span className="decision-between">{betweenPrices}</span> : null}
      <span>{part}</span>
    </Fragment>
  ));
}
