/** The bar above every page an editor previews: what is shown, a link to the entry, and the way out. */
import { pathTo } from '~/screens/list/path-to';
export interface PreviewBarProps {
  words: { shown: string; edit: string; leave: string };
  /** Name and role of the editor; empty for a link of the panel's. */
  editor: string;
  /** Address of the entry in the panel; null where no panel is configured. */
  entry: string | null;
  /** Address of the style sheet. */
  sheet: string;
}

/** Works without JavaScript: a link and a form. Rendered on the server alone, so that no visitor is sent its code. */
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
