/** Address that calls a number: RFC 3966 in the local form, which every phone in France dials. Pure. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
