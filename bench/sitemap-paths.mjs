/** Addresses of the pages in a site's sitemaps, each once. @param {string} origin @returns {Promise<string[]>} */
export async function sitemapPaths(origin) {
  const files = await locationsIn(`${origin}/sitemap.xml`);
  const all = await Promise.all(files.map((file) => locationsIn(origin + file)));
  return [...new Set(all.flat())];
}

/** @param {string} file */
async function locationsIn(file) {
  const text = await (await fetch(file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}
