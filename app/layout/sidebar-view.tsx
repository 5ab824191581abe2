import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { closes, covering, opens, popover } from '~/ui/popover';

interface SidebarViewProps {
  id: string;
  title: string;
  /** Id of the sidebar's first view: closing it closes all. */
  sidebarId: string;
  children: ReactNode;
  foot?: ReactNode;
}

/** One view of the sidebar: a back arrow unless it is the first, its title, a close button. */
export function SidebarView({ id, title, sidebarId, children, foot }: SidebarViewProps) {
  const t = useLabels();
  return (
    <section
      id={id}
      className="sidebar-view"
      aria-labelledby={`${id}-titre`}
      {...(id === sidebarId ? covering : popover)}
    >
      <div className="sidebar-head">
        {id === sidebarId ? null : (
          <button aria-label={t('layout.nav.back')} {...closes(id)}>
            <Icon name="arrow-left" />
          </button>
        )}
        <p id={`${id}-titre`}>{title}</p>
        <button aria-label={t('layout.nav.close')} {...closes(sidebarId)}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sidebar-body">{children}</div>
      {foot ? <div className="sidebar-foot">{foot}</div> : null}
    </section>
  );
}

/** A button that opens the next view, which follows it in the DOM as a nested popover. */
export function SidebarStep({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <>
      <button className="sidebar-step" {...opens(id)}>
        {label} <Icon name="chevron-right" />
      </button>
      {children}
    </>
  );
}
