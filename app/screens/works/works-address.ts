/** Pages of the list of works. Pure. */
import { pathTo } from '~/addresses/path-to';

/** Works on a page of the list. */
export const worksPerPage = 24;

export const worksHref = (page: number): string => `${pathTo('travaux')}${page > 1 ? `?page=${page}` : ''}`;
