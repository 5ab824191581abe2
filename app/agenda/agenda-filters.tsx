import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { SelectField } from '~/ui/field';
import { FilterLinks } from '~/ui/filter-links';
import { type AgendaFilter, agendaHref, eventTypeWords } from './agenda-filter';
import { eventTypes } from './event-types';

interface AgendaFiltersProps {
  filter: AgendaFilter;
  campuses: readonly { slug: string; title: string }[];
}

/** Kind, campus, and past or to come (specification §9): links and one plain GET form. */
export function AgendaFilters({ filter, campuses }: AgendaFiltersProps) {
  const t = useLabels();
  return (
    <div className="agenda-filters">
      <FilterLinks
        label={t('agenda.filter.types')}
        links={[null, ...eventTypes].map((type) => ({
          href: agendaHref({ ...filter, type }),
          label: t(`agenda.filter.type.${type ?? 'all'}`),
          current: filter.type === type,
        }))}
      />
      <div className="agenda-choice">
        {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it */}
        <form
          method="get"
          action="/agenda"
          role="search"
          aria-label={t('agenda.filter.form')}
          className="agenda-campus"
        >
          {filter.type ? <input type="hidden" name="type" value={eventTypeWords[filter.type]} /> : null}
          {filter.past ? <input type="hidden" name="passes" value="1" /> : null}
          <SelectField
            id="campus"
            name="campus"
            label={t('agenda.filter.campus')}
            options={[
              { value: '', label: t('agenda.filter.anyCampus') },
              ...campuses.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
            value={filter.campus ?? ''}
          />
          <SubmitButton look="secondary">{t('agenda.filter.submit')}</SubmitButton>
        </form>
        <FilterLinks
          label={t('agenda.filter.when')}
          links={[false, true].map((past) => ({
            href: agendaHref({ ...filter, past }),
            label: t(past ? 'agenda.filter.past' : 'agenda.filter.upcoming'),
            current: filter.past === past,
          }))}
        />
      </div>
    </div>
  );
}
