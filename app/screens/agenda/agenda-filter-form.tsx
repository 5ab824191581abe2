import { agendaHref, eventTypeWords } from '~/school/agenda/agenda-filter';
import { monthName } from '~/school/agenda/by-month';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { optionsOf, SelectField } from '~/ui/field';
import type { Agenda } from './agenda-list.server';

export type AgendaFilterFormProps = Pick<Agenda, 'filter' | 'campuses' | 'months' | 'nearness'>;

/** Chooses place, campus and month. A plain GET form: what it sends is the address of the answer. */
export function AgendaFilterForm({ filter, campuses, months, nearness }: AgendaFilterFormProps) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form
      method="get"
      action="/agenda"
      role="search"
      aria-label={t('agenda.filter.form')}
      className="list-form"
      data-in-place
    >
      {filter.type ? <input type="hidden" name="type" value={eventTypeWords[filter.type]} /> : null}
      <PlaceField label={t('campuses.place.field')} asked={nearness.asked}>
        <MyCampusLink
          campuses={campuses}
          place={filter.near}
          hrefOf={(place) => agendaHref({ ...filter, near: place })}
        />
      </PlaceField>
      <SelectField
        id="campus"
        name="campus"
        label={t('agenda.filter.campus')}
        options={optionsOf(t('agenda.filter.anyCampus'), campuses)}
        value={filter.campus ?? ''}
      />
      <SelectField
        id="mois"
        name="mois"
        label={t('agenda.filter.month')}
        options={[
          { value: '', label: t('agenda.filter.anyMonth') },
          ...withChosen(months, filter.month).map(({ key, count }) => ({
            value: key,
            label: t('agenda.filter.monthCount', { month: monthName(key), count }),
          })),
        ]}
        value={filter.month ?? ''}
      />
      {filter.past ? <input type="hidden" name="passes" value="1" /> : null}
      <SubmitButton>{t('agenda.filter.submit')}</SubmitButton>
    </form>
  );
}

/** A month without events is offered only when it is selected. */
function withChosen(months: AgendaFilterFormProps['months'], chosen: string | null) {
  if (chosen === null || months.some(({ key }) => key === chosen)) return months;
  return [{ key: chosen, count: 0 }, ...months];
}
