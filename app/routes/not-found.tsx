/** An address no route accepts (specification §2). */
import { routeNotFound } from '~/screens/frame/page-loader.server';

export function loader() {
  throw routeNotFound();
}

export default function NotFound() {
  return null;
}
