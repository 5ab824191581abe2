import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
} from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { json } from '~/framework/json.server';
import { SearchForm } from '~/search/form/search-form';
import { servicesOf } from '~/services/services.server';
import stylesheet from './app.css?url';
import { Enhancements } from './browser/enhancements';
import { FirstScript } from './browser/first-script';
import { LateScripts } from './browser/late-scripts';
import { useDocumentRecovery } from './browser/recovery';
import { pageFailed } from './browser/served-page';
import { bareChrome } from './layout/bare-chrome';
import { useRootData } from './layout/root-data';
import { loadRootData } from './layout/root-data.server';
import { SiteLayout } from './layout/site-layout';
import { keepParts } from './parts/parts-of-request.server';
import type { LayoutName } from './school/pages/pages.server';
import { PopInHost } from './screens/admissions/pop-in-host';
import { ErrorPage } from './screens/error/error-page';
import { metaOfLoader } from './screens/frame/head';
import { AbsentLinksProvider } from './site/absent-links';
import { toErrorData } from './site/error-data';
import { LabelsProvider } from './site/labels-context';
import { themeColour } from './site/theme-colour';
import displayFont from './styles/fonts/bricolage-grotesque.woff2';
import textFont from './styles/fonts/instrument-sans.woff2';

const preloadedFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const links = () => [
  preloadedFont(displayFont),
  preloadedFont(textFont),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { pathname } = new URL(request.url);
  const data = await loadRootData(services, pathname);
  return json({ ...data, parts: keepParts(context, data.parts) });
}

/**
 * The chrome's data is fetched once and kept while the visitor navigates (specification §4). A refresh of the current
 * page, once the connection is back, also refreshes menus and events.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

/** Used only for failed pages; other pages have head data of their own. */
export const meta = metaOfLoader;

/** `Retry-After` of a failed loader. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const layout = useLayoutName();
  return (
    <html
      lang={root?.locale ?? 'fr'}
      itemScope
      itemType="https://schema.org/WebPage"
      data-preview={root?.preview ? '' : undefined}
      // The first script sets `data-device` before React starts.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <FirstScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={root?.look?.colour ?? themeColour} />
        <Meta />
        <Links />
        {root?.look ? <link rel="stylesheet" href={root.look.sheet} /> : null}
      </head>
      <body data-layout={layout === 'default' ? undefined : layout}>
        {root?.preview ? (
          <aside
            className="preview-bar"
            aria-label={root.preview.name}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's own component
            dangerouslySetInnerHTML={{ __html: root.preview.html }}
          />
        ) : null}
        <LabelsProvider overrides={root?.labels ?? {}} language={root?.locale}>
          <AbsentLinksProvider hrefs={root?.absent ?? bareChrome.absent}>{children}</AbsentLinksProvider>
          <Enhancements serviceWorker={root?.features.serviceWorker === true} />
        </LabelsProvider>
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SiteLayout name={useLayoutName()} popIn={PopInHost}>
      <Outlet />
    </SiteLayout>
  );
}

/** The error page; nothing if the page failed in the browser, which then shows it as it was served. */
export function ErrorBoundary() {
  const [hasFailed] = useState(pageFailed);
  return hasFailed ? null : <RouteErrorPage />;
}

function RouteErrorPage() {
  const thrown = useRouteError();
  useDocumentRecovery(thrown);
  const error = toErrorData(thrown);
  return (
    <SiteLayout name={useLayoutName()} popIn={PopInHost}>
      <ErrorPage error={error} search={<SearchForm id="recherche-perdue" />} />
    </SiteLayout>
  );
}

/**
 * A page names its layout in its loader data or, when it never changes, in its route's `handle`. Error pages have the
 * default one.
 */
function useLayoutName(): LayoutName {
  const hasFailed = Boolean(useRouteError());
  const route = useMatches().at(-1);
  if (hasFailed) return 'default';
  const layoutOfData = (route?.data as { layout?: LayoutName } | undefined)?.layout;
  const layoutOfHandle = (route?.handle as { layout?: LayoutName } | undefined)?.layout;
  return layoutOfData ?? layoutOfHandle ?? 'default';
}
