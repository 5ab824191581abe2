import { defaultLabels } from '~/site/labels/index';

/** If the error page itself fails: a message with a link home (specification §4). Uses no code that could fail. */
export function ErrorFallback() {
  return (
    <main>
      <h1>{defaultLabels['commons.error.oops']}</h1>
      <p>{defaultLabels['commons.error.fallback']}</p>
      <p>
        <a href="/">{defaultLabels['commons.error.goBack']}</a>
      </p>
    </main>
  );
}
