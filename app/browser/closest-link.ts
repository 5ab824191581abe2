/** The link an event happened in, anchors of drawings included (`xlink:href` is how older SVG writes it). */
export function closestLink(event: Event): { element: Element; href: string } | null {
  const element = event.target instanceof Element ? event.target.closest('a') : null;
  const href = element?.getAttribute('href') ?? element?.getAttribute('xlink:href');
  if (!element || href == null || !URL.canParse(href, document.baseURI)) return null;
  return { element, href: new URL(href, document.baseURI).href };
}
