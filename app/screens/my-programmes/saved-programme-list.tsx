import { useRef } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { SavedProgramme } from '~/school/programmes/saved/saved-list';
import { removeProgramme } from '~/school/programmes/saved/saved-programmes';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

interface SavedProgrammeListProps {
  saved: readonly SavedProgramme[];
  headingLevel: 2 | 3;
}

/** Saved programmes with the date each was saved, and a button to remove it. */
export function SavedProgrammeList({ saved, headingLevel }: SavedProgrammeListProps) {
  const t = useLabels();
  const Heading = `h${headingLevel}` as const;
  const list = useRef<HTMLUListElement>(null);
  const remove = (slug: string, position: number) => {
    removeProgramme(slug);
    // Once the list is shorter.
    queueMicrotask(() => focusAfterRemoval(list.current, position));
  };
  return (
    <>
      <p role="status" className="list-count">
        {t.count('programmes.saved.count', saved.length)}
      </p>
      <ul role="list" className="kept-list" ref={list}>
        {saved.map(({ slug, title, savedAt }, position) => (
          <li key={slug}>
            <Heading>
              <a href={pathTo('formations/:slug', slug)}>{title}</a>
            </Heading>
            <p>
              <time dateTime={savedAt}>{t('programmes.saved.savedOn', { date: formatDay(savedAt) })}</time>
            </p>
            <button type="button" className="button button-quiet" onClick={() => remove(slug, position)}>
              <Icon name="close" />
              <span>
                {t('programmes.saved.take')} <span className="sr-only">{title}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The text of the empty list or, on the offline page, the title of the visited pages. */
const afterListSelector = '.kept > h2, .kept .empty-state > p';

/** Focuses the button that has moved up, or else the last one, or else what remains of the page. */
function focusAfterRemoval(list: HTMLElement | null, position: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const next = buttons[position] ?? buttons.at(-1) ?? document.querySelector<HTMLElement>(afterListSelector);
  if (!next) return;
  if (next.tagName !== 'BUTTON') next.tabIndex = -1;
  next.focus();
}
