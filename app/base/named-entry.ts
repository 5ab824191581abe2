/** An entry by its slug and title, as links and choices name it. Pure. */

export interface NamedEntry {
  slug: string;
  title: string;
}

/** Only the slug and title of an entry, so that a page's data holds no more of one that the page only names. */
export const namedEntry = ({ slug, title }: NamedEntry): NamedEntry => ({ slug, title });

/** An option of a list of choices, whose value in addresses is the slug. */
export const optionOf = ({ slug, title }: NamedEntry): { value: string; label: string } => ({
  value: slug,
  label: title,
});
