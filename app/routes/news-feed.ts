/** `/actualites.atom`, `/actualites.rss`: the news for feed readers. */

import { fileLoader } from '~/file-loader.server';
import { loadNewsFeed } from '~/screens/news/news-feed.server';

export const loader = fileLoader(loadNewsFeed);
