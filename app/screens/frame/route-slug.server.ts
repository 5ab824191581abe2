/** The part of an address that names an entry of the content service. */
import { slug } from '~/reading/fields.server';
import { routeNotFound } from './error-response.server';

/**
 * @param value a route's parameter
 * @throws {Response} 404 'This page could not be found' when it cannot be a slug (specification §5)
 */
export function routeSlug(value: string | undefined): string {
  const result = slug.safeParse(value);
  if (!result.success) throw routeNotFound();
  return result.data;
}
