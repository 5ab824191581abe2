import { useState } from 'react';
import { onlineDelays, retryWithDelays } from '~/browser/retry-with-delays';
import { requestedPath } from '~/offline/requested-path';
import { listVisitedPages, type VisitedPage } from '~/offline/visited-pages';
import { useSavedProgrammes } from '~/school/programmes/saved/saved-programmes';
import { SavedProgrammeList } from '~/screens/my-programmes/saved-programme-list';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useEnhancement } from '~/ui/enhancement';
import { PageHeader } from '~/ui/page-header';

/** `/hors-ligne`: replaces a page that cannot be loaded, and lists the pages stored on the device. */
export function OfflinePage() {
  const t = useLabels();
  const requestedHref = useInBrowser(() => Promise.resolve(requestedPath(location.search)));
  const pages = useInBrowser(listVisitedPages);
  const saved = useSavedProgrammes() ?? [];
  useRequestedPageOnceOnline(requestedHref);
  return (
    <>
      <PageHeader
        title={t('offline.page.title')}
        summary={t('offline.page.summary')}
        breadcrumb={siteTrail(t)}
      >
        {requestedHref ? (
          <>
            <p className="offline-wanted">{t('offline.page.wanted')}</p>
            <ButtonLink href={requestedHref} look="secondary" className="offline-way">
              {t('offline.page.retry')}
            </ButtonLink>
          </>
        ) : null}
      </PageHeader>
      <section className="page-normal page-end kept" aria-labelledby="pages-visitees">
        <h2 id="pages-visitees" className="offline-title text-2xl">
          {t('offline.page.visited')}
        </h2>
        {pages && pages.length > 0 ? (
          <VisitedPageList pages={pages} />
        ) : (
          <EmptyState text={t('offline.page.none')}>
            <p>{t('offline.page.how')}</p>
          </EmptyState>
        )}
      </section>
      {saved.length > 0 ? (
        <section className="page-normal page-end" aria-labelledby="formations-enregistrees">
          <h2 id="formations-enregistrees" className="text-2xl">
            {t('offline.page.saved')}
          </h2>
          <SavedProgrammeList saved={saved} headingLevel={3} />
        </section>
      ) : null}
    </>
  );
}

function VisitedPageList({ pages }: { pages: readonly VisitedPage[] }) {
  const t = useLabels();
  return (
    <ul role="list" className="kept-list">
      {pages.map(({ href, title, readAt }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p>
            <time dateTime={readAt}>{t('offline.page.visitedOn', { date: formatDay(readAt) })}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Data that only the browser has; null on the server, and until it is found. */
function useInBrowser<T>(find: () => Promise<T>): T | null {
  const [value, setValue] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is shown
  useEnhancement(() => {
    let isUnmounted = false;
    void find().then((found) => isUnmounted || setValue(found));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return value;
}

/** Opens the requested page as soon as the connection is back. */
function useRequestedPageOnceOnline(requestedHref: string | null): void {
  useEnhancement(() => {
    if (!requestedHref) return;
    let stopAttempts: (() => void) | undefined;
    const openRequestedPage = () => {
      stopAttempts?.();
      stopAttempts = retryWithDelays(async () => {
        const response = await fetch(requestedHref, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
        if (response) location.replace(requestedHref);
        return response !== null;
      }, onlineDelays);
    };
    addEventListener('online', openRequestedPage);
    return () => {
      removeEventListener('online', openRequestedPage);
      stopAttempts?.();
    };
  }, [requestedHref]);
}
