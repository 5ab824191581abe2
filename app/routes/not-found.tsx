/** An address no route accepts (specification §2). */
import { routeNotFound } from '~/screens/frame/error-response.server';
import { pageLoader } from '~/screens/frame/page-loader.server';

export const loader = pageLoader(async () => {
  throw routeNotFound();
});

export default function NotFound() {
  return null;
}
