/** `Nantes (à 12 km)`: the text of an option. Pure. */
export function choiceText({ name, away }: { name: string; away?: string | undefined }): string {
  return away ? `${name} (${away})` : name;
}
