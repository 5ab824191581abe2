/** `/agenda`: the school's events, narrowed by the address (specification §2, §9). */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { listHeadTitle, listTitle } from '~/filters/list-title';
import { canonicalHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { cacheByPlace } from '~/school/campuses/nearest/nearness.server';
import { AgendaList } from '~/screens/agenda/agenda-list';
import stylesheet from '~/screens/agenda/agenda-list.css?url';
import { loadAgenda } from '~/screens/agenda/agenda-list.server';
import { AgendaSubscription } from '~/screens/agenda/agenda-subscription';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/summit.svg?no-inline';

export const loader = pageLoader(async ({ content, services, now, url, headers, head, describe }) => {
  const t = await labelsOf(services);
  const origin = services.env.publicOrigin;
  const agenda = await loadAgenda({ content, now, origin, t }, url.searchParams);
  if (!agenda) throw routeNotFound();
  cacheByPlace(headers, agenda);
  describe(listData(entriesBelow('agenda/:slug', agenda.events)));
  return {
    agenda,
    summary: t(agenda.choice.past ? 'agenda.list.pastSummary' : 'agenda.list.summary'),
    head: await head({
      title: listHeadTitle(agendaCriteria, agenda, t),
      description: t(agenda.choice.past ? 'agenda.list.pastSummary' : 'agenda.list.description'),
      path: canonicalHref(agendaCriteria, agenda.choice, agenda.page),
      noindex: agenda.total === 0 || agenda.nearness.input !== '',
      feeds: [{ href: agenda.subscription.href, type: 'text/calendar', title: agenda.subscription.title }],
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];
export const meta = metaOfLoader;
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function AgendaRoute() {
  const t = useLabels();
  const { agenda, summary } = useLoaderData<typeof loader>();
  useInPlaceFilters();
  return (
    <>
      <PageHeader
        title={listTitle(agendaCriteria, agenda, t)}
        summary={summary}
        relief={relief}
        breadcrumb={{ ...siteTrail(t), current: t('commons.links.agenda') }}
      />
      <AgendaList agenda={agenda} />
      {agenda.choice.past ? null : <AgendaSubscription agenda={agenda} />}
    </>
  );
}
