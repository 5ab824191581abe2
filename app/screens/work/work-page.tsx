import { pathTo } from '~/addresses/path-to';
import { WorkCard } from '~/school/works/work-card';
import { workOrigin } from '~/school/works/work-origin';
import type { Work, WorkSummary } from '~/school/works/works.server';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ArticleFrame } from '~/ui/article-frame';
import { sizesInRows } from '~/ui/card-picture-sizes';
import { CardSection } from '~/ui/card-section';
import { LinkList } from '~/ui/link-list';

interface WorkPageProps {
  work: Omit<Work, 'seo'>;
  otherWorks: readonly WorkSummary[];
}

/** One work of students, with its programme. */
export function WorkPage({ work, otherWorks }: WorkPageProps) {
  const { title, programme, campus, summary, image, body } = work;
  const t = useLabels();
  const facts = [
    programme && {
      term: t('works.work.programme'),
      description: <LinkList hrefOf={(slug) => pathTo('formations/:slug', slug)} entries={[programme]} />,
    },
    campus && {
      term: t('works.work.campus'),
      description: <LinkList hrefOf={(slug) => pathTo('campus/:slug', slug)} entries={[campus]} />,
    },
  ].filter((fact) => fact !== null);
  return (
    <>
      <ArticleFrame
        title={title}
        breadcrumb={siteTrail(t, { label: t('works.list.title'), href: pathTo('travaux') })}
        eyebrow={
          programme ? <a href={pathTo('formations/:slug', programme.slug)}>{programme.title}</a> : null
        }
        summary={summary}
        dateline={workOrigin(work, t)}
        image={image}
        body={body}
        facts={{ title: t('works.work.facts'), items: facts }}
      />
      <CardSection
        title={t('works.work.more')}
        surface="soft"
        items={otherWorks}
        card={(other) => <WorkCard work={other} sizes={sizesInRows(otherWorks.length)} />}
        line={(other) => ({ href: pathTo('travaux/:slug', other.slug), facts: workOrigin(other, t) })}
        all={{ href: pathTo('travaux'), label: t('works.list.all') }}
      />
    </>
  );
}
