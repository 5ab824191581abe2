/** A number one tap away; RFC 3966 in the local form, which every phone in France dials. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="phone-link">
      {number}
    </a>
  );
}
