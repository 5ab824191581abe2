import type { ContentClient } from '~/content/client.server';
import type { Log } from '~/log.server';
import { fallbackSettings, findSettings, type Settings } from './settings.server';

/** A page is not lost because the settings are: they only lend it a site name. */
export async function settingsOrFallback({
  content,
  log,
}: {
  content: ContentClient;
  log: Log;
}): Promise<Settings> {
  try {
    return await findSettings(content);
  } catch (error) {
    log.warn({ err: error }, 'site settings unavailable');
    return fallbackSettings;
  }
}
