// @ts-nocheck Bundled from app/content/slug.ts by npm run content:strapi.
// app/content/slug.ts
var slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;
var pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export {
  pageSlugPattern,
  slugPattern
};
