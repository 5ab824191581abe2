/** The renderer of parts for tests: the site's own labels, every link there. */
import { createPartCache } from './part-renderer.server';

export const renderPart = createPartCache().among({ locale: 'fr', labels: {}, absent: [] });
