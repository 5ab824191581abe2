/** The answer of files, such as calendars and feeds. */

/**
 * A file as it is sent. Search engines need not list it: it repeats pages.
 *
 * @param options.download the file's name, for a file that is to be kept rather than shown
 */
export function fileResponse(body: string, type: string, options: { download?: string } = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'x-robots-tag': 'noindex',
      ...(options.download ? { 'content-disposition': `attachment; filename="${options.download}"` } : {}),
    },
  });
}
