import type { ContentClient } from '~/content/client.server';
import type { Services } from '~/services/services.server';

/** Content client of the English pages; null when English is disabled. */
export function englishContentOf({
  env,
  englishContent,
}: Pick<Services, 'env' | 'englishContent'>): ContentClient | null {
  return env.englishEnabled ? englishContent : null;
}
