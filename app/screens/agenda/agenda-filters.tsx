import { FilterFields } from '~/filters/filter-fields';
import { FilterFold } from '~/filters/filter-fold';
import { FilterForm } from '~/filters/filter-form';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField, PlaceNotice } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { FilterLinks } from '~/ui/filter-links';
import { eventTypes } from '../../../content-model/enumerations';
import type { Agenda } from './agenda-list.server';

type AgendaFiltersProps = Pick<Agenda, 'choice' | 'lookup' | 'nearness'>;

/** Each with its value of the filter `past`. */
const periods = [
  { past: null, label: 'agenda.filter.upcoming' },
  { past: true, label: 'agenda.filter.past' },
] as const;

/**
 * Kind, place, campus, month, and past or to come (specification §9): links and one plain GET form. All filters except
 * the kind are folded on phones.
 */
export function AgendaFilters({ choice, lookup, nearness }: AgendaFiltersProps) {
  const t = useLabels();
  const hasFields = lookup.campuses.length > 0 || lookup.months.length > 0;
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
      <FilterFold summary={t('agenda.filter.open')}>
        {hasFields ? <AgendaFilterForm choice={choice} lookup={lookup} nearness={nearness} /> : null}
        <FilterLinks
          label={t('agenda.filter.when')}
          of={t('agenda.list.title')}
          links={periods.map(({ past, label }) => ({
            // The months of the past are not those to come.
            href: listHref(agendaCriteria, { ...choice, month: null, past }),
            label: t(label),
            current: choice.past === past,
          }))}
        />
      </FilterFold>
      <PlaceNotice
        nearness={nearness}
        hrefOf={(place) => listHref(agendaCriteria, { ...choice, near: place })}
      />
    </div>
  );
}

/** Chooses place, campus and month. */
function AgendaFilterForm({ choice, lookup, nearness }: AgendaFiltersProps) {
  const t = useLabels();
  return (
    <FilterForm action={agendaCriteria.path} label={t('agenda.filter.form')}>
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
    </FilterForm>
  );
}
