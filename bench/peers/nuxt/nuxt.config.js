export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  // NUXT_PUBLIC_CATALOGUE_ORIGIN says where it is.
  runtimeConfig: { public: { catalogueOrigin: '' } },
  app: { head: { htmlAttrs: { lang: 'fr' } } },
  routeRules: { '/kept/**': { swr: 3600 } },
});
