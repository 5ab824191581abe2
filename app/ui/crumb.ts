/** One step on the way from the home page to a page. */
export interface Crumb {
  label: string;
  href: string;
}
