/**
 * `12 rue de la Lône, 69007 Lyon`, made of the known parts. Pure.
 *
 * @param postcodeSpace U+00A0 keeps postcode and town on one line
 */
export function addressLine(
  { street, postalCode, city }: { street: string; postalCode: string; city: string },
  postcodeSpace = ' ',
): string {
  const town = [postalCode, city].filter(Boolean).join(postcodeSpace);
  return [street, town].filter(Boolean).join(', ');
}
