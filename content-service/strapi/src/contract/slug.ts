// @ts-nocheck Bundled from content-model/values/slug.ts by npm run content strapi.
// content-model/values/slug.ts
var slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;
var hyphenated = (text, most) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/[^a-z0-9]+/g, "-").slice(0, most).replace(/^-|-$/g, "");
var ligatures = { æ: "ae", ß: "ss" };
var slugOfTitle = (title) => hyphenated(
  title.normalize("NFD").toLowerCase().replace(/[æß]/g, (letter) => ligatures[letter] ?? ""),
  100
);
function followsTitle(slug, title, model) {
  if (typeof slug !== "string" || slug === "") return true;
  return slug === slugOfTitle(title) || slug.replace(/-\d+$/, "") === model;
}
var pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export {
  followsTitle,
  hyphenated,
  pageSlugPattern,
  slugOfTitle,
  slugPattern
};
