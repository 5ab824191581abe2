/** `/blog.atom`, `/blog.rss`: the posts for feed readers. */
import { loadBlogFeed } from '~/blog/blog-feed.server';
import { fileLoader } from '~/site/file-loader.server';

export const loader = fileLoader(loadBlogFeed);
