import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { ButtonLink, type ButtonLook } from '~/ui/button';
import type { BlockButton } from './block-button';

interface BlockButtonsProps {
  buttons: readonly BlockButton[];
  /** The block has another main element: all buttons are secondary. */
  quiet?: boolean;
}

/** The buttons of a block, the most important first. Null without links. */
export function BlockButtons({ buttons, quiet }: BlockButtonsProps) {
  const admissionsHref = useAdmissionsHref();
  if (buttons.length === 0) return null;
  const looks: readonly ButtonLook[] = quiet ? ['secondary'] : ['primary', 'secondary'];
  const links = buttons.map(({ label, href, action }, index) => (
    <ButtonLink
      key={`${href} ${label}`}
      href={action ? admissionsHref(action) : href}
      look={looks[index] ?? 'quiet'}
    >
      {label}
    </ButtonLink>
  ));
  if (links.length === 1) return <div className="block-actions row">{links}</div>;
  return (
    <ul role="list" className="block-actions row">
      {links.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </ul>
  );
}
