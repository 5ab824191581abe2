// @ts-nocheck Bundled from content-model/rules/page-address.ts by npm run content strapi.
// content-model/values/slug.ts
var pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// content-model/rules/locale.ts
var localePrefix = { fr: "", en: "/en" };
function homeOf(locale) {
  return localePrefix[locale] || "/";
}

// content-model/rules/page-address.ts
var homeSection = "accueil";
function isPageSlug(text) {
  return typeof text === "string" && text.length <= 100 && pageSlugPattern.test(text);
}
function pageHref({ rubrique, slug }, locale = "fr") {
  const prefix = localePrefix[locale];
  if (slug) return `${prefix}/${rubrique}/${slug}`;
  return rubrique === homeSection ? homeOf(locale) : `${prefix}/${rubrique}`;
}
export {
  homeSection,
  isPageSlug,
  pageHref
};
