/** `/llms.txt`. */
import { fileLoader, fileResponse } from '~/screens/frame/file-loader.server';
import { llmsText } from '~/screens/sitemap/llms-text.server';

export const loader = fileLoader(async (context) => fileResponse(await llmsText(context), 'text/plain'));
