import type { ContentClient } from '~/content/client.server';
import { withFallback } from '~/content/page-content.server';
import { fallbackSettings, findSettings, type Settings } from './settings.server';

/** The settings, or defaults when they cannot be loaded: pages only need the site name. */
export const settingsOrFallback = ({ content }: { content: ContentClient }): Promise<Settings> =>
  withFallback(findSettings(content), fallbackSettings);
