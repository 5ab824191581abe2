/** `/blog.atom`, `/blog.rss`: the posts for feed readers. */
import { loadBlogFeed } from '~/screens/blog/blog-feed.server';
import { fileLoader } from '~/screens/frame/file-loader.server';

export const loader = fileLoader(loadBlogFeed);
