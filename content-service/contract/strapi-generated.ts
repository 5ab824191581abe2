/** The generated files that are now in the Strapi project. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Only files that `strapiFiles` writes have these paths. */
const generatedPaths = [
  /^src\/components\/[\w-]+\/[\w-]+\.json$/,
  /^src\/contract\/.+$/,
  /^src\/api\/([\w-]+)\/content-types\/\1\/schema\.json$/,
  // The others are written by hand.
  /^src\/api\/(?!article|menu-enrichi|label|complaint|login|crm-link)([\w-]+)\/(?:controllers|routes|services)\/\1\.ts$/,
];

/** @returns paths below `root`; none without a project */
export function generatedFilesIn(root: string): string[] {
  try {
    return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.\w+$/.test(file) && generatedPaths.some((pattern) => pattern.test(file)));
  } catch {
    return [];
  }
}
