/** `Nantes (à 12 km)`: what a list to choose from shows. Pure. */
export function choiceText({ name, away }: { name: string; away?: string | undefined }): string {
  return away ? `${name} (${away})` : name;
}
