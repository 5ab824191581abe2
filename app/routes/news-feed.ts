/** `/actualites.atom`, `/actualites.rss`: the news for feed readers. */
import { loadNewsFeed } from '~/news/news-feed.server';
import { fileLoader } from '~/site/file-loader.server';

export const loader = fileLoader(loadNewsFeed);
