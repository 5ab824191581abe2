import { pathTo } from '~/addresses/path-to';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import { levelGroupId, levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import { durationText, rhythmsText } from '~/school/programmes/programme-words';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { LinkSubject } from '~/ui/link-subject';
import { PhoneFold } from '~/ui/phone-fold';
import { Section } from '~/ui/section';
import { Tag } from '~/ui/tag';
import type { CampusPageData } from './campus-page.server';

interface CampusProgrammesProps {
  /** Slug of the campus. */
  campus: string;
  programmes: CampusPageData['programmes'];
}

/** The programmes of the campus, level by level: one line each, since there can be two dozen. */
export function CampusProgrammes({ campus, programmes }: CampusProgrammesProps) {
  const t = useLabels();
  return (
    <Section id="formations" title={t('campuses.programmes.title')} surface="soft">
      {programmes.length === 0 ? <EmptyState text={t('commons.empty.programmes')} /> : null}
      {levelGroups(programmes).map(({ name, programmes: members }) => (
        <section key={name} className="ledger campus-level" aria-labelledby={levelGroupId(name)}>
          <h3 id={levelGroupId(name)}>{levelGroupTitle(name, t)}</h3>
          <PhoneFold
            summary={
              <>
                {t.count('campuses.programmes.show', members.length)}
                <LinkSubject of={levelGroupTitle(name, t)} />
              </>
            }
          >
            <ul role="list" className="programme-lines">
              {members.map((programme) => (
                <li key={programme.slug}>
                  <a href={pathTo('formations/:slug', programme.slug)}>{programme.title}</a>{' '}
                  {programme.sector ? (
                    <Tag sector={programme.sector.slug}>{programme.sector.title}</Tag>
                  ) : null}{' '}
                  <span>
                    {[
                      durationText(programme.duration, t),
                      rhythmsText(programme.rhythms, t).toLocaleLowerCase('fr'),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </section>
      ))}
      {programmes.length > 0 ? (
        <p className="section-all">
          <a href={programmesHref({ campus })}>
            {t('campuses.programmes.all')}
            <Icon name="arrow-right" />
          </a>
        </p>
      ) : null}
    </Section>
  );
}
