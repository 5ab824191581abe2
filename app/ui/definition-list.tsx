import type { ReactNode } from 'react';

export interface Definition {
  term: ReactNode;
  description: ReactNode;
}

/** A list of terms and descriptions. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="definition-list">
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
