import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { closes, opens, popover } from '~/ui/popover';

/** Id of the menu, which is the sidebar's first view on phones; the burgers open it. */
export const menuId = 'menu-principal';

interface MenuViewProps {
  id: string;
  title: string;
  /** The view on desktop: a panel under the bar, or a section of one. */
  className?: string;
  children: ReactNode;
}

/** A menu below the first: a view of the sidebar on phones, a panel or a section of one on desktop. */
export function MenuView({ id, title, className, children }: MenuViewProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      id={id}
      className={classNames('menu-view', className)}
      role="group"
      aria-labelledby={`${id}-nom`}
      {...popover}
    >
      <MenuHead id={id} title={title} />
      <div className="menu-body">{children}</div>
    </div>
  );
}

/** Head of a view: a back arrow unless it is the first, its title, a close button. Desktop shows the title only. */
export function MenuHead({ id, title }: { id: string; title: string }) {
  const t = useLabels();
  return (
    <div className="menu-head">
      {id === menuId ? null : <button aria-label={t('layout.nav.back')} {...closes(id)} />}
      <p id={`${id}-nom`}>{title}</p>
      <button aria-label={t('layout.nav.close')} {...closes(menuId)} />
    </div>
  );
}

interface MenuStepProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** On phones a button that opens the next view, which follows it in the DOM as a nested popover. */
export function MenuStep({ id, label, className, children }: MenuStepProps) {
  return (
    <>
      <button className="menu-step" {...opens(id)}>
        {label}
      </button>
      <MenuView id={id} title={label} className={className}>
        {children}
      </MenuView>
    </>
  );
}
