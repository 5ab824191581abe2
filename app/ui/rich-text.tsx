import type { CleanHtml } from '~/content/rich-text.server';
import { classNames } from './class-names';

/** Renders HTML of the content service, sanitised at the boundary. */
export function RichText({ html, className }: { html: CleanHtml; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `CleanHtml` comes from `sanitize` alone
    <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html.__html }} />
  );
}
