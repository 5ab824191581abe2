import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

interface FilterFormProps {
  /** Path of the list. */
  action: string;
  /** Accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Chooses by fields above a list. A plain GET form: its values are the address of the answer. */
export function FilterForm({ action, label, className, children }: FilterFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      className={classNames('list-form', className, 'cluster')}
      data-in-place
    >
      {children}
    </form>
  );
}
