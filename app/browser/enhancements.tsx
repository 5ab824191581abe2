/** JavaScript enhancements of every page; each page is complete without them. */
import { FailingAlone } from '~/ui/failing-alone';
import { ConnectionToast } from './connection-toast';
import { ServiceWorkerLoader } from './installable/service-worker-loader';
import { LoadingBar } from './loading-bar';
import { useClientNavigation } from './navigation';
import { PageArrival } from './page-arrival';
import { PrefetchOnIntent } from './prefetch-on-intent';
import { useChunkRecovery } from './recovery';
import { useBannerHeight } from './use-banner-height';
import { useHandledRejections } from './use-handled-rejections';
import { useLinkToTop } from './use-link-to-top';
import { useMenus } from './use-menus';
import { useScrollState } from './use-scroll-state';
import { useTypingState } from './use-typing-state';

/**
 * Mounted once, outside the routes, so that it survives client navigations.
 *
 * @param serviceWorker whether the site has one (`SERVICE_WORKER`)
 */
export function Enhancements({ serviceWorker }: { serviceWorker: boolean }) {
  const preparing = useClientNavigation();
  useScrollState();
  useBannerHeight();
  useTypingState();
  useLinkToTop();
  useMenus();
  useChunkRecovery();
  useHandledRejections();
  return (
    <>
      <FailingAlone>
        <LoadingBar preparing={preparing} />
      </FailingAlone>
      <FailingAlone>
        <PageArrival />
      </FailingAlone>
      <FailingAlone>
        <ConnectionToast />
      </FailingAlone>
      <FailingAlone>
        <PrefetchOnIntent />
      </FailingAlone>
      <FailingAlone>
        <ServiceWorkerLoader enabled={serviceWorker} />
      </FailingAlone>
    </>
  );
}
