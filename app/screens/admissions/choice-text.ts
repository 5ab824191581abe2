/** `Nantes (à 12 km)`: the text of an option. Pure. */
export function choiceText({ name, distance }: { name: string; distance?: string | undefined }): string {
  return distance ? `${name} (${distance})` : name;
}
