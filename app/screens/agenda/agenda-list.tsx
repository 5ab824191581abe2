import { isNarrowed, listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { countText } from '~/school/campuses/nearest/distance-words';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { SuggestedSearches } from '~/ui/suggested-searches';
import { AgendaMonths, AgendaPlaces } from './agenda-events';
import { AgendaFilters } from './agenda-filters';
import type { Agenda } from './agenda-list.server';

/** The agenda at one address: its filters, its months, its pages. */
export function AgendaList({ agenda }: { agenda: Agenda }) {
  const { choice, events, page, pages, total } = agenda;
  const t = useLabels();
  const registrationSlug = choice.past || page > 1 ? null : nextOpenRegistration(events);
  return (
    <div className="agenda page-end page-normal">
      <AgendaFilters {...agenda} />
      <div className="list-head row row-apart">
        <div id="resultats" role="status">
          {total > 0 ? (
            <p className="list-count">{countText('agenda.list.count', agenda, t)}</p>
          ) : (
            <NoEvents narrowed={isNarrowed(agendaCriteria, choice)} loosened={agenda.loosened} />
          )}
        </div>
        {choice.past ? null : (
          <a href="#abonnement" className="tap-link">
            <Icon name="calendar" /> {t('agenda.subscription.short')}
          </a>
        )}
      </div>
      {choice.near ? (
        <AgendaPlaces events={events} distances={agenda.distances} registrationSlug={registrationSlug} />
      ) : (
        <AgendaMonths events={events} registrationSlug={registrationSlug} />
      )}
      <ListPagination
        page={page}
        pages={pages}
        hrefOf={(target) => listHref(agendaCriteria, choice, target)}
      />
    </div>
  );
}

/** Slug of the first listed event with open registration: fairs never have one, full events no longer. */
function nextOpenRegistration(events: Agenda['events']): string | null {
  return events.find(({ url, status }) => url !== null && status === 'scheduled')?.slug ?? null;
}

/** The sentences of the specification's §8. */
function NoEvents({ narrowed, loosened }: { narrowed: boolean; loosened: Agenda['loosened'] }) {
  const t = useLabels();
  if (!narrowed) return <EmptyState text={t('commons.empty.events')} />;
  return (
    <EmptyState text={t('commons.empty.filteredEvents')}>
      <SuggestedSearches
        searches={loosened.map(({ href, words, count }) => ({
          href,
          label: words,
          resultCount: t.count('agenda.list.count', count),
        }))}
      />
      <ButtonLink href={listHref(agendaCriteria)} look="secondary">
        {t('agenda.list.clear')}
      </ButtonLink>
    </EmptyState>
  );
}
