import { Icon } from './icon';
import { phoneHref } from './phone-href';

interface PhoneLinkProps {
  number: string;
  /** In large type beside a receiver, where the call is the main action. */
  prominent?: boolean;
}

/** A number one tap away. */
export function PhoneLink({ number, prominent }: PhoneLinkProps) {
  return (
    <a
      href={phoneHref(number)}
      className={prominent ? 'admissions-phone tap-target' : 'text-link phone-link'}
    >
      {prominent ? <Icon name="phone" /> : null}
      {number}
    </a>
  );
}
