import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { ButtonLink, type ButtonLook } from '~/ui/button';
import type { LinkAction } from './link-action.server';

interface LinkActionsProps {
  actions: readonly LinkAction[];
  /** The block has another main element: all buttons are secondary. */
  quiet?: boolean;
}

/** The buttons of a block, the most important first. Null without links. */
export function LinkActions({ actions, quiet }: LinkActionsProps) {
  const admissionsHref = useAdmissionsHref();
  if (actions.length === 0) return null;
  const looks: readonly ButtonLook[] = quiet ? ['secondary'] : ['primary', 'secondary'];
  const buttons = actions.map(({ label, href, action }, index) => (
    <ButtonLink
      key={`${href} ${label}`}
      href={action ? admissionsHref(action) : href}
      look={looks[index] ?? 'quiet'}
    >
      {label}
    </ButtonLink>
  ));
  if (buttons.length === 1) return <div className="block-actions row">{buttons}</div>;
  return (
    <ul role="list" className="block-actions row">
      {buttons.map((button) => (
        <li key={button.key}>{button}</li>
      ))}
    </ul>
  );
}
