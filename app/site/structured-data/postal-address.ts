/** A postal address. Pure. */
import type { PostalAddress } from 'schema-dts';

export interface Address {
  street: string;
  postalCode: string;
  city: string;
  region?: string;
}

export function postalAddress({ street, postalCode, city, region }: Address) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'FR',
  } as const satisfies PostalAddress;
}
