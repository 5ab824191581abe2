import { Fragment } from 'react';
import { betweenPrices } from '~/school/programmes/prices';
import type { FirstAnswer } from './decision';

/** What a visitor asks first, answered side by side; each answer leads to where it comes from. */
export function SheetDecision({ answers }: { answers: readonly FirstAnswer[] }) {
  return (
    <dl id="en-bref" className="decision">
      {answers.map(({ id, term, value, note, href }) => (
        <div key={id} className={`decision-${id}`}>
          <dt>{term}</dt>
          <dd>
            {href ? <a href={href}>{partsOf(value)}</a> : value}
            {note ? <span>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Two prices stand in one line, or each in one of its own. */
function partsOf(value: string) {
  return value.split(betweenPrices).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <span className="decision-between">{betweenPrices}</span> : null}
      <span>{part}</span>
    </Fragment>
  ));
}
