import { FilterFields } from '~/filters/filter-fields';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { eventTypes } from '~/school/agenda/event-types';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField, PlaceNotice } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { FilterLinks } from '~/ui/filter-links';
import { Icon } from '~/ui/icon';
import type { Agenda } from './agenda-list.server';

type AgendaFiltersProps = Pick<Agenda, 'choice' | 'lookup' | 'nearness'>;

/**
 * Kind, place, campus, month, and past or to come (specification §9): links and one plain GET form. All filters except
 * the kind are folded on phones, where they displaced the events from the first screen; the title names the choice.
 */
export function AgendaFilters({ choice, lookup, nearness }: AgendaFiltersProps) {
  const t = useLabels();
  return (
    <div className="list-filters">
      <FilterLinks
        label={t('agenda.filter.types')}
        of={t('agenda.list.title')}
        links={[null, ...eventTypes].map((type) => ({
          href: listHref(agendaCriteria, { ...choice, type }),
          label: t(`agenda.filter.type.${type ?? 'all'}`),
          current: choice.type === type,
        }))}
      />
      <details className="list-fold phone-fold">
        <summary className="button button-secondary">
          {t('agenda.filter.open')} <Icon name="chevron-down" />
        </summary>
        <div className="list-choice cluster row-apart">
          {lookup.campuses.length + lookup.months.length > 0 ? (
            <AgendaFilterForm choice={choice} lookup={lookup} nearness={nearness} />
          ) : null}
          <FilterLinks
            label={t('agenda.filter.when')}
            of={t('agenda.list.title')}
            links={([null, true] as const).map((past) => ({
              // The months of the past are not those to come.
              href: listHref(agendaCriteria, { ...choice, month: null, past }),
              label: t(past ? 'agenda.filter.past' : 'agenda.filter.upcoming'),
              current: choice.past === past,
            }))}
          />
        </div>
      </details>
      <PlaceNotice
        nearness={nearness}
        hrefOf={(place) => listHref(agendaCriteria, { ...choice, near: place })}
      />
    </div>
  );
}

/** Chooses place, campus and month. A plain GET form: its values are the address of the answer. */
function AgendaFilterForm({ choice, lookup, nearness }: AgendaFiltersProps) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form
      method="get"
      action={agendaCriteria.path}
      role="search"
      aria-label={t('agenda.filter.form')}
      className="list-form cluster"
      data-in-place
    >
      <FilterFields list={agendaCriteria} choice={choice} lookup={lookup}>
        <PlaceField label={t('campuses.place.field')} nearness={nearness}>
          <MyCampusLink
            campuses={lookup.campuses}
            place={choice.near}
            hrefOf={(near) => listHref(agendaCriteria, { ...choice, near })}
          />
        </PlaceField>
      </FilterFields>
      <SubmitButton>{t('agenda.filter.submit')}</SubmitButton>
    </form>
  );
}
