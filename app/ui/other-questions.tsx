export interface OtherQuestion {
  href: string;
  words: string;
  /** The number of results: `3 formations`. */
  finds: string;
}

/** Links to other questions, if nothing was found, each with its number of results. */
export function OtherQuestions({ questions }: { questions: readonly OtherQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <ul role="list" className="other-questions tap-links">
      {questions.map(({ href, words, finds }) => (
        <li key={href}>
          <a href={href} className="other-question">
            {words}
          </a>{' '}
          <span>{finds}</span>
        </li>
      ))}
    </ul>
  );
}
