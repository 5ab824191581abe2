import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from '~/browser/flush-sync.client';
import { pathTo } from '~/screens/list/path-to';
import { SearchForm } from '~/search/form/search-form';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { popover } from '~/ui/popover';

/** A link to the search page, which JavaScript replaces by a field under the bar. */
export function HeaderSearch() {
  const t = useLabels();
  const [wanted, setWanted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const open = (event: MouseEvent) => {
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !HTMLElement.prototype.showPopover
    )
      return;
    event.preventDefault();
    flushSync(() => setWanted(true));
    panel.current?.showPopover();
    panel.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <a href={pathTo('recherche')} className="search-link icon-button" onClick={open}>
        <Icon name="search" label={t('search.title')} />
      </a>
      {wanted ? (
        <div ref={panel} className="search-panel" {...popover}>
          <div className="page-normal">
            <SearchForm id="recherche-rapide" />
          </div>
        </div>
      ) : null}
    </>
  );
}
