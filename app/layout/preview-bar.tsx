/** The bar above every page in a preview: the version shown, a link to the entry, and the sign-out. */
import { pathTo } from '~/addresses/path-to';

interface PreviewBarProps {
  words: { shown: string; edit: string; leave: string };
  /** Name and role of the editor; empty after a link from the panel. */
  editor: string;
  /** Address of the entry in the panel; null without a configured panel. */
  entry: string | null;
  /** Address of the style sheet. */
  sheet: string;
}

/** Rendered only on the server, so that visitors do not load its code. */
export function PreviewBar({ words, editor, entry, sheet }: PreviewBarProps) {
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <p>
        <strong>{words.shown}</strong> {editor ? <span>{editor}</span> : null}
      </p>
      {entry ? (
        <a href={entry} target="_top">
          {words.edit}
        </a>
      ) : null}
      <form method="post" action={pathTo('login')}>
        <button type="submit" name="quitter" value="oui">
          {words.leave}
        </button>
      </form>
    </>
  );
}
