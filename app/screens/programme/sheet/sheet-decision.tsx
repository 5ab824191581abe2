import { Fragment } from 'react';
import { betweenPrices } from '~/school/programmes/prices';
import { LinkSubject } from '~/ui/link-subject';
import type { FirstAnswer } from './decision';

/** The first answers side by side; each leads to its source. */
export function SheetDecision({ answers }: { answers: readonly FirstAnswer[] }) {
  return (
    <dl id="en-bref" className="decision">
      {answers.map(({ id, term, values, note, href, instead }) => (
        <div key={id} className={`decision-${id}`}>
          <dt>{term}</dt>
          <dd>
            {href ? (
              <a href={href}>
                <Values values={values} />
                <LinkSubject of={term} />
              </a>
            ) : (
              values.join(betweenPrices)
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
function Values({ values }: Pick<FirstAnswer, 'values'>) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 ? <span className="decision-between">{betweenPrices}</span> : null}
      <span>{value}</span>
    </Fragment>
  ));
}
