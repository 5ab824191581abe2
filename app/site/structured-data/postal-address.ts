import type { PostalAddress } from 'schema-dts';

interface PostalAddressParts {
  street: string;
  postalCode: string;
  city: string;
  region?: string;
}

/** An address in France, in the terms of schema.org. */
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
