import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface Definition {
  term: ReactNode;
  description: ReactNode;
}

interface DefinitionListProps {
  items: readonly Definition[];
  className?: string;
}

/** A list of terms and descriptions. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl className={classNames('definition-list', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms are nodes and the list never reorders
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
