import type { ReactNode } from 'react';

export interface Definition {
  term: ReactNode;
  /** Empty if nobody knows it: then its term is not shown either. */
  description: ReactNode;
}

/** A list of terms and descriptions; nothing if it has no description. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  const definitions = items.filter(({ description }) => description);
  if (definitions.length === 0) return null;
  return (
    <dl className="definition-list">
      {definitions.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms are nodes and the list never reorders
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
