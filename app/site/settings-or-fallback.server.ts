import type { ContentClient } from '~/content/client.server';
import type { Log } from '~/log.server';
import { fallbackSettings, findSettings, type Settings } from './settings.server';

/** The settings, or defaults when they cannot be loaded: pages only need the site name. */
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
