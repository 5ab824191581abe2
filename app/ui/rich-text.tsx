import { withPictures } from '~/images/picture/prose-pictures';
import type { CleanHtml } from '~/reading/rich-text/rich-text.server';
import { classNames } from './class-names';
import { withTitles } from './prose-titles';

interface RichTextProps {
  html: CleanHtml;
  className?: string;
  /** Level of the title above the text. */
  below?: number;
  /** Prefix of the ids of its titles after `titre-`, for a page with several texts; null: they have none. */
  ids?: string | null;
}

/** Renders HTML of the content service, sanitised at the boundary. */
export function RichText({ html, className, below = 1, ids = null }: RichTextProps) {
  const __html = withPictures(withTitles(html.__html, below, ids));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: The HTML was sanitised when the answer arrived
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
