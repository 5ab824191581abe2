import { Icon } from './icon';

interface PhoneLinkProps {
  number: string;
  /** Set large beside a receiver, where calling is what the place is for. */
  prominent?: boolean;
}

/** A number one tap away; RFC 3966 in the local form, which every phone in France dials. */
export function PhoneLink({ number, prominent }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      className={prominent ? 'admissions-phone' : 'phone-link'}
    >
      {prominent ? <Icon name="phone" /> : null}
      {number}
    </a>
  );
}
