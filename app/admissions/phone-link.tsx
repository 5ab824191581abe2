import { Icon } from '~/ui/icon';

/** A phone number to call, written as it is read. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="admissions-phone">
      <Icon name="phone" />
      {number}
    </a>
  );
}
