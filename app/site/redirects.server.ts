/** Where old addresses of pages lead. */

import { listEvery } from '~/content/lists.server';
import type { PageContent } from '~/content/page-content.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { redirects } from '../../content-model/collections/redirects';
import { byOldAddress, type Destination, destinationOf } from '../../content-model/rules/redirects/redirect';
import { whileSame } from '../../content-model/values/while-same';

const redirect = reader(redirects.views.whole);
/** Redirects at most: more cost an old address, and never the site. */
const maxRedirects = 2000;

/** Every redirect; none where the content service has no such collection. */
export const listRedirects = (content: PageContent['subject']) =>
  listEvery(
    content,
    '/redirects',
    redirect,
    { ...selectionOf(redirect), sort: ['from:asc'] },
    { maxEntries: maxRedirects, optional: redirects.optional },
  );

const redirectsByAddress = whileSame(byOldAddress);

/**
 * Where an old address leads. All redirects are one list, so unknown addresses cause no calls.
 *
 * @param path in its canonical form, of a page that is not there
 * @returns null: gone on purpose; undefined: nothing is known of it, or the list cannot be had
 */
export async function findDestination(
  content: PageContent,
  path: string,
): Promise<Destination | null | undefined> {
  return destinationOf(redirectsByAddress(await listRedirects(content)), path);
}
