import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { PlaceNotice } from '~/school/campuses/nearest/place-field';
import { OrientationForm } from '~/school/orientation/orientation-form';
import { orientationHref } from '~/school/orientation/situations';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { Icon } from '~/ui/icon';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/lake.svg?no-inline';
import type { ForYou } from './for-you.server';

/** `/pour-vous`: the question once more, and where its answers are. */
export function ForYouPage({
  answer: { situation, nearness, title, campus, links },
}: {
  answer: Omit<ForYou, 'isUsualPlace'>;
}) {
  const t = useLabels();
  const isThere = useIsThere();
  const admissionsHref = useAdmissionsHref();
  const actions = (['brochure', 'contact'] as const).map((action) => ({
    href: admissionsHref(action, { campus }),
    title: t(`pages.forYou.${action}`),
    text: t(`pages.forYou.${action}.text`),
    first: null,
  }));
  const answers = [...links.filter(({ href }) => isThere(href)), ...actions];
  return (
    <>
      <PageHeader title={title} breadcrumb={siteTrail(t)} relief={relief}>
        <OrientationForm situation={situation} nearness={nearness} />
        {/* The title says the place, and no distance is measured here. */}
        <PlaceNotice
          nearness={{ ...nearness, place: null }}
          hrefOf={(place) => orientationHref(situation, place)}
        />
      </PageHeader>
      <ul role="list" className="page-normal stack page-end for-you">
        {answers.map(({ href, title, text, first }) => (
          <li key={title}>
            <h2 className="text-xl">
              <a href={href} className="title-link">
                {title}
              </a>{' '}
              <Icon name="arrow-right" />
            </h2>
            {first ? (
              <>
                <p>
                  <a href={first.href} className="sheet-link">
                    {first.title}
                  </a>
                </p>
                <p>{first.facts}</p>
              </>
            ) : null}
            {text && !first ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
