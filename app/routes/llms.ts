/** `/llms.txt`. */
import { fileLoader, fileResponse } from '~/site/file-loader.server';
import { llmsText } from '~/sitemap/llms-text.server';

export const loader = fileLoader(async (context) => fileResponse(await llmsText(context), 'text/plain'));
