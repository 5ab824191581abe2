/** The scripts about content, by their name in `npm run content NAME`. @type {Record<string, string>} */
export const scripts = {
  validate: 'content-service/embedded/validate.ts',
  openapi: 'content-service/contract/write-openapi.ts',
  demonstration: 'content-service/embedded/write-demonstration.ts',
  strapi: 'tools/write-strapi.ts',
  export: 'content-service/export/write-export.ts',
  new: 'content-service/embedded/write-new-school.ts',
  check: 'app/duties/check-command.server.ts',
  doctor: 'app/doctor/doctor-command.server.ts',
};

/** Tools of this folder, by their name in the same command. @type {Record<string, string>} */
export const tools = {
  serve: './content-service.mjs',
  'block-pictures': './block-pictures.mjs',
};

/** Scripts that operators need: a release has them built, since it cannot build. */
export const scriptsOfRelease = ['validate', 'export', 'new', 'check', 'doctor'];

/** @param {string} name of a script @returns its file in a release */
export const builtScript = (name) => `build/tools/content-${name}.mjs`;
