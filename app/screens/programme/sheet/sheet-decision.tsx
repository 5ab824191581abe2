import type { FirstAnswer } from '../decision';

/** What a visitor asks first, answered side by side; each answer leads to where it comes from. */
export function SheetDecision({ answers }: { answers: readonly FirstAnswer[] }) {
  return (
    <dl id="en-bref" className="decision">
      {answers.map(({ id, term, value, note, href }) => (
        <div key={id} className={`decision-${id}`}>
          <dt>{term}</dt>
          <dd>
            {href ? <a href={href}>{value}</a> : value}
            {note ? <span>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
