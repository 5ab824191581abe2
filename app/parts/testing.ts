/** The renderer of parts for tests: with the site's own labels and every link. */
import { createPartCache } from './part-renderer.server';

export const renderPart = createPartCache().rendererFor({ locale: 'fr', labels: {}, absent: [] });
