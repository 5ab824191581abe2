// @ts-nocheck Bundled from content-model/values/slug.ts by npm run content strapi.
// content-model/values/slug.ts
var slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;
var ligatures = { œ: "oe", æ: "ae", ß: "ss" };
var slugOfTitle = (title) => title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[œæß]/g, (letter) => ligatures[letter] ?? "").replace(/[^a-z0-9]+/g, "-").slice(0, 100).replace(/^-|-$/g, "");
function followsTitle(slug, title, model) {
  if (typeof slug !== "string" || slug === "") return true;
  return slug === slugOfTitle(title) || slug.replace(/-\d+$/, "") === model;
}
var pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export {
  followsTitle,
  pageSlugPattern,
  slugOfTitle,
  slugPattern
};
