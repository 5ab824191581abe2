/** `/blog.atom`, `/blog.rss`: the posts for feed readers. */

import { fileLoader } from '~/file-loader.server';
import { loadBlogFeed } from '~/screens/blog/blog-feed.server';

export const loader = fileLoader(loadBlogFeed);
