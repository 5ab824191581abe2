import type { ContentClient } from '~/content/client.server';
import type { Services } from '~/services.server';

/** The content of the English pages; null while the site has none. */
export function englishContentOf({
  env,
  englishContent,
}: Pick<Services, 'env' | 'englishContent'>): ContentClient | null {
  return env.englishEnabled ? englishContent : null;
}
