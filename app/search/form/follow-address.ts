/** Opens an address like a click on a link: without a reload if possible. */
export function followAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
