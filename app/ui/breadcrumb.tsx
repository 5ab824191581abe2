import { useContext } from 'react';
import { BreadcrumbRecord } from './breadcrumb-record';
import type { Crumb } from './crumb';

interface BreadcrumbProps {
  /** Accessible name of the landmark. */
  label: string;
  /** From the home page down; the page itself not included. */
  trail: readonly Crumb[];
  current: string;
}

/** The place of a page in the site. The page itself comes last and is not a link. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  useContext(BreadcrumbRecord)?.({ trail, current });
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol role="list">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
