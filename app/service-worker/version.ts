/** The build of a worker. Pure. */

/**
 * The digest in the name of the build's route manifest, which lists every route's chunk. A page has its own in
 * its list of the build's files, so that both can be compared.
 *
 * @throws for a list without a manifest: builds could not be distinguished
 */
export function versionOf(files: readonly string[]): string {
  for (const path of files) {
    const [, digest] = /^\/assets\/manifest-([0-9a-z]+)\.js$/.exec(path) ?? [];
    if (digest) return digest;
  }
  throw new Error('The list of files has no route manifest');
}
