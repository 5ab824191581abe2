import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { SelectField } from '~/ui/field';
import type { Filter } from './filter';

interface FilterFieldsProps<Lookup, Name extends string> {
  list: { filters: Readonly<Record<Name, Filter<unknown, Lookup>>> };
  choice: Readonly<Record<Name, unknown>>;
  lookup: Lookup;
  /** The field of a place, which is no select. */
  children?: ReactNode;
}

/** The filters of a list within its form: hidden fields for those without a select, then the selects. */
export function FilterFields<Lookup, Name extends string>({
  list,
  choice,
  lookup,
  children,
}: FilterFieldsProps<Lookup, Name>) {
  const t = useLabels();
  const filters = Object.entries(list.filters) as [Name, Filter<unknown, Lookup>][];
  return (
    <>
      {filters.map(([name, { role, parameter, field, word }]) => {
        const value = choice[name] ?? null;
        if (field || role === 'place' || value === null) return null;
        return <input key={parameter} type="hidden" name={parameter} value={word(value)} />;
      })}
      {children}
      {filters.map(([name, { parameter, field, word }]) => {
        if (!field) return null;
        const value = choice[name] ?? null;
        return (
          <SelectField
            key={parameter}
            id={`filtre-${parameter}`}
            name={parameter}
            label={t(field.label)}
            options={[{ value: '', label: t(field.any) }, ...field.options(lookup, value, t)]}
            value={value === null ? '' : word(value)}
          />
        );
      })}
    </>
  );
}
