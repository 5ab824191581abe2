/** `Près de Nantes` within a line: `près de Nantes`. Pure. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
}
