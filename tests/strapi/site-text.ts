/** The text of a page and its links, without its pictures' addresses and numbers. */
import { type FoundPage, headOf } from '../contract/crawl';

export interface SaidPage {
  status: number;
  title: string;
  description: readonly string[];
  text: string;
  pictures: readonly string[];
  links: readonly string[];
}

export function saidBy(page: FoundPage): SaidPage {
  const body = page.html.slice(page.html.indexOf('<body'));
  const shown = body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ');
  const { title, metas } = headOf(page);
  return {
    status: page.status,
    title,
    description: metas.get('description') ?? [],
    text: shown
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    pictures: [...shown.matchAll(/<img\b[^>]*?\salt="([^"]*)"/g)].map(([, alt = '']) => alt),
    links: page.links,
  };
}
