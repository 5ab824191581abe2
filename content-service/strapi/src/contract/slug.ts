// @ts-nocheck Bundled from content-model/values/slug.ts by npm run content strapi.
// content-model/values/slug.ts
var slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;
var pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export {
  pageSlugPattern,
  slugPattern
};
