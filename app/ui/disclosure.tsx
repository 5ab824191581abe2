import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  id?: string;
}

/** Text that opens on demand; native, so that it opens without JavaScript and find-in-page sees it. */
export function Disclosure({ summary, children, open, name, id }: DisclosureProps) {
  return (
    <details id={id} className="disclosure" open={open} {...(name ? { name } : {})}>
      <summary>
        <span>{summary}</span>
        <Icon name="plus" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
