import { classNames } from './class-names';
import type { IconName } from './icon-names';
import sprite from './icons.svg?no-inline';

interface IconProps {
  name: IconName;
  /** Accessible name; without it the icon only decorates the text beside it. */
  label?: string;
  className?: string;
}

/** A line drawing from the sprite, one `em` large in the colour of its text. Costs no JavaScript. */
export function Icon({ name, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label`, or hidden as decoration
    <svg
      className={classNames('icon', className)}
      // Without the style sheet, as large as with it.
      width="20"
      height="20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
