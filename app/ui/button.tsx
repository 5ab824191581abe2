import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
};

interface ButtonLinkProps {
  href: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. It stays a link: middle click works, and so does the page without JavaScript. */
export function ButtonLink({ href, look = 'primary', className, children }: ButtonLinkProps) {
  return (
    <a href={href} className={classNames('button', looks[look], className)}>
      {children}
    </a>
  );
}

interface SubmitButtonProps {
  look?: ButtonLook;
  name?: string;
  value?: string;
  className?: string;
  children: ReactNode;
}

export function SubmitButton({ look = 'primary', className, children, ...rest }: SubmitButtonProps) {
  return (
    <button type="submit" className={classNames('button', looks[look], className)} {...rest}>
      {children}
    </button>
  );
}
