import { withPictures } from '~/images/picture/prose-pictures';
import type { CleanHtml } from '~/reading/rich-text/rich-text.server';
import { classNames } from './class-names';
import { withTitles } from './prose-titles';

interface RichTextProps {
  html: CleanHtml;
  className?: string;
  /** Level of the title that the text stands under. */
  below?: number;
  /** Begins the ids of its titles after `titre-`, where a page has several texts; null: they have none. */
  ids?: string | null;
}

/** Renders HTML of the content service, sanitised at the boundary. */
export function RichText({ html, className, below = 1, ids = null }: RichTextProps) {
  const __html = withPictures(withTitles(html.__html, below, ids));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `CleanHtml` comes from `sanitize` alone
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
