/** The link that contains an event's target, SVG anchors included (older SVG uses `xlink:href`). */
export function closestLink(event: Event): { element: Element; href: string } | null {
  const element = event.target instanceof Element ? event.target.closest('a') : null;
  const href = element?.getAttribute('href') ?? element?.getAttribute('xlink:href');
  if (!element || href == null || !URL.canParse(href, document.baseURI)) return null;
  return { element, href: new URL(href, document.baseURI).href };
}
