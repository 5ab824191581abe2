/** `12 rue de la Lône, 69007 Lyon`, made of the known parts. Pure. */
export function addressLine(
  { street, postalCode, city }: { street: string; postalCode: string; city: string },
  space = ' ',
): string {
  const town = [postalCode, city].filter(Boolean).join(space);
  return [street, town].filter(Boolean).join(', ');
}
