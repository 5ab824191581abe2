import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { SelectField } from '~/ui/field';
import type { NamedPlaces } from './filter-words';
import { levels, rhythms } from './levels';
import { type ProgrammeChoice, rhythmWords } from './programme-filter';
import { levelName } from './wording';

interface ProgrammeFilterFormProps {
  choice: ProgrammeChoice;
  places: NamedPlaces;
}

/** Narrows the list of programmes. A plain GET form: what it sends is the address of the answer. */
export function ProgrammeFilterForm({ choice, places }: ProgrammeFilterFormProps) {
  const t = useLabels();
  const placeOptions = (list: NamedPlaces['sectors']) =>
    list.map(({ slug, title }) => ({ value: slug, label: title }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 and browsers before 2023 do not know <search>
    <form
      role="search"
      aria-label={t('programmes.filter.title')}
      method="get"
      action="/formations"
      className="filter-form"
    >
      <SelectField
        id="filtre-secteur"
        name="secteur"
        label={t('programmes.filter.sector')}
        options={[{ value: '', label: t('programmes.filter.any') }, ...placeOptions(places.sectors)]}
        value={choice.sector ?? ''}
      />
      <SelectField
        id="filtre-niveau"
        name="niveau"
        label={t('programmes.filter.level')}
        options={[
          { value: '', label: t('programmes.filter.any') },
          ...levels.map((level) => ({ value: String(level), label: levelName(level, t) })),
        ]}
        value={choice.level === null ? '' : String(choice.level)}
      />
      <SelectField
        id="filtre-rythme"
        name="rythme"
        label={t('programmes.filter.rhythm')}
        options={[
          { value: '', label: t('programmes.filter.any') },
          ...rhythms.map((rhythm) => ({
            value: rhythmWords[rhythm],
            label: t(`commons.rhythm.${rhythm}`),
          })),
        ]}
        value={choice.rhythm ? rhythmWords[choice.rhythm] : ''}
      />
      <SelectField
        id="filtre-campus"
        name="campus"
        label={t('programmes.filter.campus')}
        options={[{ value: '', label: t('programmes.filter.any') }, ...placeOptions(places.campuses)]}
        value={choice.campus ?? ''}
      />
      <SubmitButton>{t('programmes.filter.submit')}</SubmitButton>
    </form>
  );
}
