/** An address no route accepts (specification §2). */
import { pageLoader, routeNotFound } from '~/screens/frame/page-loader.server';

export const loader = pageLoader(async () => {
  throw routeNotFound();
});

export default function NotFound() {
  return null;
}
