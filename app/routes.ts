/** URL -> screen (specification §2), from the one list of screens. */
import { index, type RouteConfig, route } from '@remix-run/route-config';
import { screenList } from './addresses/screen-list';

export default screenList.map((entry) => {
  const module = `routes/${entry.module}`;
  if (entry.path === '') return index(module);
  return 'id' in entry && entry.id ? route(entry.path, module, { id: entry.id }) : route(entry.path, module);
}) satisfies RouteConfig;
