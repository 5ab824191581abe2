import { pathTo } from '~/addresses/path-to';
import { atCampus } from '~/school/campuses/campus-name';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-names';
import { PhoneFold } from '~/ui/phone-fold';
import { Section } from '~/ui/section';
import type { CampusDetails } from './campus-page.server';

/** Whether the content says anything about life at a campus. */
export function hasLife(campus: CampusDetails): boolean {
  const { facilities, studentLife, housing, accessibility, rent, travelPass } = campus;
  return facilities.length > 0 || [studentLife, housing, accessibility, rent, travelPass].some(Boolean);
}

/** Facilities and student life; each part only if it has a text. */
export function CampusLife({ campus }: { campus: CampusDetails }) {
  const t = useLabels();
  const hasPrices = useIsThere()(pathTo('tarifs'));
  if (!hasLife(campus)) return null;
  const all: { icon: IconName; title: string; text: string | null }[] = [
    { icon: 'users', title: t('campuses.life.studentLife'), text: campus.studentLife },
    { icon: 'home', title: t('campuses.life.housing'), text: campus.housing },
    { icon: 'accessibility', title: t('campuses.life.accessibility'), text: campus.accessibility },
  ];
  const texts = all.filter(({ text }) => text);
  return (
    <Section id="vivre-ici" title={t('campuses.life.title')} surface="deep" className="tone-forest">
      <div className="campus-life stack">
        {campus.facilities.length > 0 ? (
          <div className="campus-facilities">
            <h3>{t('campuses.life.facilities')}</h3>
            <ul role="list">
              {campus.facilities.map((facility) => (
                <li key={facility}>{facility}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {texts.length > 0 ? (
          <PhoneFold summary={texts.map(({ title }) => title).join(', ')}>
            <div className="campus-life-texts stack">
              {texts.map(({ icon, title, text }) => (
                <div key={title}>
                  <h3>
                    <Icon name={icon} />
                    {title}
                  </h3>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          </PhoneFold>
        ) : null}
        {hasPrices && (campus.rent || campus.travelPass) ? (
          <p className="list-more">
            <a href={`${pathTo('tarifs')}?campus=${campus.slug}#cout`}>
              {t('campuses.life.cost', { campus: atCampus(campus.title, t) })} <Icon name="arrow-right" />
            </a>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
