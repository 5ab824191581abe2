/**
 * Addresses that are the site's own, whatever its content: none of them can be an old address of a page. Their list is
 * made of the list of screens. Pure.
 */

/**
 * @param path in its canonical form
 * @param reserved paths; folders (`/crm/`) with what is below; ends of paths (`*.ics`)
 */
export const isReserved = (path: string, reserved: readonly string[]): boolean =>
  reserved.some((one) => {
    if (one.startsWith('*')) return path.endsWith(one.slice(1));
    return path === one || (one.endsWith('/') && one !== '/' && `${path}/`.startsWith(one));
  });
