import { type MouseEvent, useRef, useState } from 'react';
import { pathTo } from '~/addresses/path-to';
import { flushSync } from '~/browser/flush-sync.client';
import { SearchForm } from '~/search/form/search-form';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { isModified } from '~/ui/is-modified';
import { popover } from '~/ui/popover';

/** A link to the search page, which JavaScript replaces by a field under the bar. */
export function HeaderSearch() {
  const t = useLabels();
  const [isRequested, setIsRequested] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const open = (event: MouseEvent) => {
    if (isModified(event) || !HTMLElement.prototype.showPopover) return;
    event.preventDefault();
    flushSync(() => setIsRequested(true));
    panel.current?.showPopover();
    panel.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <a href={pathTo('recherche')} className="search-link icon-button" onClick={open}>
        <Icon name="search" label={t('search.title')} />
      </a>
      {isRequested ? (
        <div ref={panel} className="search-panel" {...popover}>
          <div className="page-normal">
            <SearchForm id="recherche-rapide" />
          </div>
        </div>
      ) : null}
    </>
  );
}
