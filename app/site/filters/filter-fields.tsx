import { SelectField } from '~/ui/field';
import { useLabels } from '../labels-context';
import type { Filter } from './filter';

interface FilterFieldsProps<Known, Name extends string> {
  list: { filters: Readonly<Record<Name, Filter<unknown, Known>>> };
  choice: Readonly<Record<Name, unknown>>;
  known: Known;
}

/** The filters of a list within its form: a list to choose from each, and unseen what is chosen elsewhere. */
export function FilterFields<Known, Name extends string>({
  list,
  choice,
  known,
}: FilterFieldsProps<Known, Name>) {
  const t = useLabels();
  const filters = Object.entries(list.filters) as [Name, Filter<unknown, Known>][];
  return filters.map(([name, { role, parameter, field, word }]) => {
    const chosen = choice[name] ?? null;
    if (field) {
      return (
        <SelectField
          key={parameter}
          id={`filtre-${parameter}`}
          name={parameter}
          label={t(field.label)}
          options={[{ value: '', label: t(field.any) }, ...field.options(known, chosen, t)]}
          value={chosen === null ? '' : word(chosen)}
        />
      );
    }
    // An order has a field of its own.
    if (chosen === null || role === 'order') return null;
    return <input key={parameter} type="hidden" name={parameter} value={word(chosen)} />;
  });
}
