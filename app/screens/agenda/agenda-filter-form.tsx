import { FilterFields } from '~/filters/filter-fields';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import type { Agenda } from './agenda-list.server';

export type AgendaFilterFormProps = Pick<Agenda, 'filter' | 'lookup' | 'nearness'>;

/** Chooses place, campus and month. A plain GET form: its values are the address of the answer. */
export function AgendaFilterForm({ filter, lookup, nearness }: AgendaFilterFormProps) {
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
      <FilterFields list={agendaCriteria} choice={filter} lookup={lookup}>
        <PlaceField label={t('campuses.place.field')} nearness={nearness}>
          <MyCampusLink
            campuses={lookup.campuses}
            place={filter.near}
            hrefOf={(near) => listHref(agendaCriteria, { ...filter, near })}
          />
        </PlaceField>
      </FilterFields>
      <SubmitButton>{t('agenda.filter.submit')}</SubmitButton>
    </form>
  );
}
