import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import type { Crumb } from './crumb';
import { Relief } from './relief';

interface PageHeaderProps {
  title: string;
  /** Short line above the title: the kind of page. */
  eyebrow?: ReactNode;
  summary?: ReactNode;
  breadcrumb?: { label: string; trail: readonly Crumb[]; current?: string };
  /** Address of the section's drawing, of `app/ui/reliefs/`. */
  relief?: string;
  /** For a tool: its controls are on the first screen. */
  compact?: boolean;
  /** Facts, tags or buttons below the summary. */
  children?: ReactNode;
}

/** Head of a page that no hero opens: breadcrumb, `<h1>`, summary. */
export function PageHeader({
  title,
  eyebrow,
  summary,
  breadcrumb,
  relief,
  compact = false,
  children,
}: PageHeaderProps) {
  return (
    <header className={compact ? 'page-header page-header-compact' : 'page-header'}>
      {compact ? null : <Relief right drawing={relief} />}
      <div className="page-normal">
        {breadcrumb ? (
          <Breadcrumb
            label={breadcrumb.label}
            trail={breadcrumb.trail}
            current={breadcrumb.current ?? title}
          />
        ) : null}
        {eyebrow ? <p className="page-eyebrow">{eyebrow}</p> : null}
        <h1 className={compact ? 'text-3xl' : 'text-4xl'}>{title}</h1>
        {summary ? <p className="page-summary">{summary}</p> : null}
        {children}
      </div>
    </header>
  );
}
