// @ts-nocheck Bundled from content-model/rules/redirects/for-panel.ts by npm run content strapi.
// content-model/rules/canonical-path.ts
var builtFiles = /^\/(?:assets|images|icons|fonts)\//;
var uploadedFiles = /^\/uploads\//;
var isFile = (path) => builtFiles.test(path) || uploadedFiles.test(path);
function withoutEmptySegments(path) {
  return path.replace(/\/{2,}/g, "/");
}
var encodedUnreserved = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;
var withoutNeedlessEncoding = (path) => path.replace(encodedUnreserved, decodeURIComponent);
function canonicalPath(pathname) {
  const path = withoutEmptySegments(withoutNeedlessEncoding(pathname));
  if (isFile(path)) return path;
  return path.toLowerCase().replace(/\/$/, "") || "/";
}

// content-model/rules/redirects/reserved-addresses.ts
var addresses = /* @__PURE__ */ new Set([
  "/",
  "/en",
  "/formations",
  "/formations/comparer",
  "/panorama",
  "/recherche",
  "/campus",
  "/agenda",
  "/actualites",
  "/blog",
  "/travaux",
  "/offres-alternance",
  "/cookies",
  "/plan",
  "/reclamation",
  "/login",
  "/mes-formations",
  "/hors-ligne",
  "/article",
  "/tarifs",
  "/pour-vous",
  "/blocs",
  "/healthz",
  "/readyz",
  "/sw.js",
  "/favicon.svg"
]);
var folders = /^\/(?:crm|assets|images|icons|fonts|uploads|screenshots|hooks|demo|error|sitemaps|\.well-known|recherche|actualites\/page)(?:\/|$)/;
var files = /^\/[^/]+\.(?:xml|txt|json|atom|rss|ics|webmanifest|ico)$/;
var isReserved = (path) => addresses.has(path) || folders.test(path) || files.test(path) || /\.ics$/.test(path);

// content-model/rules/redirects/redirect.ts
var longest = 255;
var forbidden = /[\s\\\u0000-\u001f\u007f]/;
var base = "https://site.invalid";
function parseOldAddress(text) {
  const path = pathOf(text);
  return path !== null && !isReserved(path) ? path : null;
}
function pathOf(text) {
  const typed = typeof text === "string" ? text.trim() : "";
  if (!/^\/(?!\/)[^?#]*$/.test(typed) || forbidden.test(typed)) return null;
  const path = canonicalPath(new URL(typed, base).pathname);
  return path.length <= longest ? path : null;
}
function parseDestination(text) {
  const typed = typeof text === "string" ? text.trim() : "";
  if (forbidden.test(typed) || !/^(?:\/(?!\/)|https:\/\/)/i.test(typed) || !URL.canParse(typed, base))
    return null;
  const { href, origin, pathname, search, hash, username, password } = new URL(typed, base);
  if (username !== "" || password !== "") return null;
  const address = origin === base ? `${canonicalPath(pathname)}${search}${hash}` : href;
  return address.length <= longest && !address.startsWith("//") ? address : null;
}
var destinationPath = (to) => to.replace(/[?#].*$/s, "");
var movedOn = (to, next) => /[?#]/.test(next) ? next : next + to.slice(destinationPath(to).length);
var byOldAddress = (redirects) => new Map(redirects.map(({ from, to }) => [from, to]).reverse());
function destinationOf(redirects, path) {
  const passed = /* @__PURE__ */ new Set([path]);
  let to = redirects.get(path);
  while (to) {
    const place = destinationPath(to);
    if (passed.has(place)) return void 0;
    passed.add(place);
    const next = redirects.get(place);
    if (next === void 0) return to;
    to = next && movedOn(to, next);
  }
  return to;
}

// content-model/rules/redirects/changes.ts
function redirectsAfterMove(known, before, after) {
  const to = parseDestination(after);
  if (to === null) return { remove: [], write: [] };
  const remove = known.filter(({ from: from2 }) => from2 === after).map(({ from: from2 }) => from2);
  const from = parseOldAddress(before);
  if (from === null || before === after) return { remove, write: [] };
  const led = known.filter((one) => leadTo(one, from) && one.from !== after);
  return {
    remove,
    write: [...led.map((one) => ({ ...one, to: one.to && movedOn(one.to, to) })), { from, to }]
  };
}
function judgeRedirect(written, known) {
  const from = parseOldAddress(written.from);
  if (from === null) return refusal("from", whyNoOldAddress(written.from));
  const typed = typeof written.to === "string" && written.to.trim() === "" ? null : written.to ?? null;
  const to = parseDestination(typed);
  if (typed !== null && to === null)
    return refusal(
      "to",
      "La nouvelle adresse est un chemin du site (/contact) ou une adresse complète qui commence par https://. Laissez-la vide si la page a disparu exprès."
    );
  const same = known.find((one) => one.from === from);
  if (same)
    return refusal("from", `${from} a déjà une redirection, ${leadsTo(same.to)} : modifiez celle-là.`);
  const reached = to === null ? null : beyond(to, known);
  if (to !== null && reached === null)
    return refusal(
      "to",
      `${destinationPath(to)} est une adresse retirée : choisissez une page qui existe, ou laissez la nouvelle adresse vide.`
    );
  if (reached === void 0 || reached !== null && destinationPath(reached) === from)
    return refusal(
      "to",
      `${from} et ${to} se renverraient l’une à l’autre : choisissez une page qui existe, ou supprimez d’abord l’autre redirection.`
    );
  const led = reached === null ? [] : known.filter((one) => leadTo(one, from));
  const others = led.map((one) => ({ ...one, to: one.to && reached && movedOn(one.to, reached) }));
  return { refused: null, redirect: { from, to: reached }, others };
}
var leadTo = ({ to }, address) => to !== null && destinationPath(to) === address;
function beyond(to, known) {
  const redirects = byOldAddress(known);
  const place = destinationPath(to);
  if (!redirects.has(place)) return to;
  const next = destinationOf(redirects, place);
  return next && movedOn(to, next);
}
var refusal = (field, refused) => ({ refused, field });
var leadsTo = (to) => to === null ? "vers aucune page" : `vers ${to}`;
function whyNoOldAddress(text) {
  const typed = typeof text === "string" ? text.trim() : "";
  if (/^\/(?!\/)[^?#\s\\]*$/.test(typed))
    return `${typed} est une adresse que le site a toujours : elle ne peut pas être redirigée. Indiquez celle d’une ancienne page.`;
  return "L’ancienne adresse est un chemin du site, sans « ? » ni « # » : /ancienne-page.";
}
export {
  judgeRedirect,
  parseDestination,
  parseOldAddress,
  redirectsAfterMove
};
