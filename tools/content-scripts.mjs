/** The scripts about content, by the word that `tools/content.mjs` takes. @type {Record<string, string>} */
export const scripts = {
  validate: 'content-service/embedded/check.ts',
  openapi: 'content-service/contract/write-openapi.ts',
  demonstration: 'content-service/embedded/write-demonstration.ts',
  strapi: 'tools/write-strapi.ts',
  export: 'content-service/export/write-export.ts',
  new: 'content-service/embedded/write-new-school.ts',
  check: 'app/duties/content-check.server.ts',
  doctor: 'app/doctor/content-doctor.server.ts',
};

/** Tools about content, by the same word. @type {Record<string, string>} */
export const tools = {
  serve: './content-service.mjs',
  'block-pictures': './block-pictures.mjs',
};

/** Those that operators need: a release has them built, since it cannot build. */
export const scriptsOfRelease = ['validate', 'export', 'new', 'check', 'doctor'];

/** @param {string} name @returns where a release has the script */
export const builtScript = (name) => `build/tools/content-${name}.mjs`;
