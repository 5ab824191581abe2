/**
 * Whether an address belongs to the site itself, whatever its content: it cannot be the old address of a page. The list
 * of these addresses is made from the list of addresses. Pure.
 *
 * @param path in its canonical form
 * @param reserved paths; folders (`/crm/`) with what is below; ends of paths (`*.ics`)
 */
export const isReserved = (path: string, reserved: readonly string[]): boolean =>
  reserved.some((address) => {
    if (address.startsWith('*')) return path.endsWith(address.slice(1));
    const isFolder = address.endsWith('/') && address !== '/';
    return path === address || (isFolder && `${path}/`.startsWith(address));
  });
