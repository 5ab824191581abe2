/** `/llms.txt`. */
import { fileLoader } from '~/file-loader.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { llmsText } from '~/screens/sitemap/llms-text.server';

export const loader = fileLoader(async (context) => fileResponse(await llmsText(context), 'text/plain'));
