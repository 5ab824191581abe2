/** `/recherche/suggestions?q=`: the suggestions of the search field while a visitor types, as JSON. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { json } from '~/framework/json.server';
import { suggestPages } from '~/screens/search/search.server';
import { parseSearch } from '~/search/search-address';
import { services } from '~/services/services.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { query } = parseSearch(new URL(request.url).searchParams);
  try {
    const suggestions = await suggestPages(query);
    return json({ suggestions }, { headers: { 'cache-control': 'public, max-age=60' } });
  } catch (error) {
    services().log.warn({ err: error }, 'no suggestions');
    return json({ suggestions: [] }, { status: 503, headers: { 'retry-after': '5' } });
  }
}
