/** The refusals in Strapi's sources: what its server may answer to an editor who saves, uploads or signs in. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { strapiFolder } from './strapi-process';

/** Below `node_modules/@strapi`. */
const places = [
  // Saving.
  'core/dist/services/entity-validator',
  'core/dist/services/document-service',
  'core/dist/middlewares/body.js',
  'content-manager/dist/server/controllers',
  'content-manager/dist/server/validation',
  'utils/dist/yup.js',
  'utils/dist/errors.js',
  'utils/dist/parse-type.js',
  '../yup/lib/ValidationError.js',
  // Uploading.
  'upload/dist/server/controllers',
  'upload/dist/server/services',
  'upload/dist/server/utils',
  'provider-upload-local/dist/index.js',
  // Signing in, and the account's own page.
  'admin/dist/server/server/src/controllers/authentication.js',
  'admin/dist/server/server/src/controllers/authenticated-user.js',
  'admin/dist/server/server/src/middlewares/rateLimit.js',
  'admin/dist/server/server/src/services/auth.js',
  'admin/dist/server/server/src/services/user.js',
  'admin/dist/server/server/src/validation/authentication',
  'admin/dist/server/server/src/validation/user.js',
  'admin/dist/server/server/src/validation/common-validators.js',
];

const modules = path.resolve(strapiFolder, 'node_modules');
const quotedText = /(?<quote>['"`])(?<words>(?:(?!\k<quote>)[^\\\n]|\\.)*)\k<quote>/.source;
/** A text that is passed to an error, to an answer or to a validator. */
const refusalCall = new RegExp(
  String.raw`(?:new [\w.$]*Error|\.\w+|\bmsg =|\bmessage(?: =|:)|\breturn|: \[|\?)[(\s]+(?:\/(?:[^/\\\n]|\\.)+\/[gimsu]*, |[A-Z_]+, |'[\w-]+', |\d+, |\/\/[^\n]*\n\s*)*${quotedText}`,
  'g',
);

/** Each with an `x` or a number in place of its values. */
export function refusalsInSources(): string[] {
  const texts = places
    .flatMap((place) => filesIn(path.join(modules, '@strapi', place)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(refusalCall)].map(({ groups }) => groups?.['words'] ?? ''),
    )
    .filter((words) => /^(?:[A-Z$]|\w+ )/.test(words) && / [A-Za-z]/.test(words));
  return [...new Set([...texts, ...wordsOfValidation()])].map(asAnswered).sort();
}

/** The words with which a validation refuses, in the server and in the panel. */
function wordsOfValidation(): string[] {
  const { default: locale } = createRequire(path.join(modules, 'index.js'))('yup/lib/locale');
  return Object.values(locale as Record<string, Record<string, unknown>>)
    .flatMap((kind) => Object.values(kind))
    .filter((words) => typeof words === 'string');
}

const asAnswered = (words: string) =>
  words
    .replace(/\$\{(?:min|max|length|more|less|this\.errors\.length)\}/g, '3')
    .replace(/\$\{[^}]*\}/g, 'x')
    .replace(/\\(.)/g, '$1');

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(place, name));
}
