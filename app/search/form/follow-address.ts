/** Goes to an address as a click on a link to it would: without a reload where the site can, else with one. */
export function followAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
