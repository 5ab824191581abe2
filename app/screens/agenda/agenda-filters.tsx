import { agendaHref } from '~/school/agenda/agenda-filter';
import { eventTypes } from '~/school/agenda/event-types';
import { PlaceNotice } from '~/school/campuses/nearest/place-notice';
import { useLabels } from '~/site/labels-context';
import { FilterLinks } from '~/ui/filter-links';
import { Icon } from '~/ui/icon';
import { AgendaFilterForm, type AgendaFilterFormProps } from './agenda-filter-form';

/**
 * Kind, place, campus, month, and past or to come (specification §9): links and one plain GET form. All but the kind is
 * folded on phones, where it took the first screen from the events; the title says what is chosen.
 */
export function AgendaFilters({ filter, campuses, months, nearness }: AgendaFilterFormProps) {
  const t = useLabels();
  return (
    <div className="list-filters">
      <FilterLinks
        label={t('agenda.filter.types')}
        links={[null, ...eventTypes].map((type) => ({
          href: agendaHref({ ...filter, type }),
          label: t(`agenda.filter.type.${type ?? 'all'}`),
          current: filter.type === type,
        }))}
      />
      <details className="agenda-choice">
        <summary className="button button-secondary">
          {t('agenda.filter.open')} <Icon name="chevron-down" />
        </summary>
        <div className="list-choice">
          {campuses.length + months.length > 0 ? (
            <AgendaFilterForm filter={filter} campuses={campuses} months={months} nearness={nearness} />
          ) : null}
          <FilterLinks
            label={t('agenda.filter.when')}
            links={[false, true].map((past) => ({
              // The months of the past are not those to come.
              href: agendaHref({ ...filter, month: null, past }),
              label: t(past ? 'agenda.filter.past' : 'agenda.filter.upcoming'),
              current: filter.past === past,
            }))}
          />
        </div>
      </details>
      <PlaceNotice nearness={nearness} hrefOf={(place) => agendaHref({ ...filter, near: place })} />
    </div>
  );
}
