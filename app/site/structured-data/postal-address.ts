/** A postal address. Pure. */
import type { PostalAddress } from 'schema-dts';

interface PostalAddressParts {
  street: string;
  postalCode: string;
  city: string;
  region?: string;
}

export function postalAddress({ street, postalCode, city, region }: PostalAddressParts) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'FR',
  } as const satisfies PostalAddress;
}
