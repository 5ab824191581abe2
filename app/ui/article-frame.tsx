import type { ReactNode } from 'react';
import type { Media } from '~/reading/fields.server';
import type { CleanHtml } from '~/reading/rich-text/rich-text.server';
import { Breadcrumb } from './breadcrumb';
import { classNames } from './class-names';
import type { Crumb } from './crumb';
import { type Definition, DefinitionList } from './definition-list';
import { Picture } from './picture';
import { Relief } from './relief';
import { RichText } from './rich-text';

interface ArticleFrameProps {
  title: string;
  breadcrumb: { label: string; trail: readonly Crumb[] };
  /** The article's category. */
  eyebrow?: ReactNode;
  summary: string | null;
  /** Day, author: one line below the summary. */
  dateline: ReactNode;
  image: Media | null;
  body: CleanHtml;
  /** Shown beside the text. */
  facts: { title: string; items: readonly Definition[] };
}

/** Layout of an article: large title, large picture, limited line length. Without a picture the title has a relief. */
export function ArticleFrame(props: ArticleFrameProps) {
  const { title, breadcrumb, eyebrow, summary, dateline, image, body, facts } = props;
  return (
    <article>
      <header className={classNames('article-header', !image && 'article-without-picture on-deep on-relief')}>
        {image ? null : <Relief />}
        <div className="page-normal">
          <Breadcrumb {...breadcrumb} current={title} />
          {eyebrow ? <p className="article-eyebrow tap-links">{eyebrow}</p> : null}
          <h1 className="text-4xl">{title}</h1>
          {summary ? <p className="article-summary">{summary}</p> : null}
          <p className="article-dateline cluster note">{dateline}</p>
        </div>
      </header>
      {image ? (
        <div className="page-normal">
          <Picture
            media={image}
            sizes="(min-width: 90rem) 84rem, 88vw"
            maxWidth={1920}
            priority
            className="article-picture"
          />
        </div>
      ) : null}
      <div className="article-body stack page-end page-normal">
        <RichText html={body} ids="" className="article-text" />
        {facts.items.length > 0 ? (
          <aside className="article-facts" aria-label={facts.title}>
            <DefinitionList items={facts.items} />
          </aside>
        ) : null}
      </div>
    </article>
  );
}
