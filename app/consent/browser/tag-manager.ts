const source = 'https://www.googletagmanager.com/gtm.js';

/** Loads the tag manager, once in a document. @param id `GTM-…` */
export function loadTagManager(id: string): void {
  if (document.querySelector(`script[src^="${source}"]`)) return;
  const page = window as { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${source}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
