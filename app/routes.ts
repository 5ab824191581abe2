/** URL -> screen (specification §2), from the one list of addresses. */
import { index, type RouteConfig, route } from '@remix-run/route-config';
import { siteAddresses } from './addresses/site-addresses';

export default siteAddresses.map((entry) => {
  const module = `routes/${entry.module}`;
  if (entry.path === '') return index(module);
  return 'id' in entry && entry.id ? route(entry.path, module, { id: entry.id }) : route(entry.path, module);
}) satisfies RouteConfig;
