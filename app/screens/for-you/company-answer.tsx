import { useLabels } from '~/site/labels-context';
import type { ForYou } from './for-you.server';
import { ForYouPart } from './for-you-part';

/** The answer for companies: the school's pages for them. */
export function CompanyAnswer({ links }: { links: NonNullable<ForYou['company']> }) {
  const t = useLabels();
  return (
    <ForYouPart id="entreprises" title={t('pages.forYou.company')}>
      <ul className="for-you-rows">
        {links.map(({ href, title, summary }) => (
          <li key={href}>
            <h3>
              <a href={href} className="title-link">
                {title}
              </a>
            </h3>
            {summary ? <p>{summary}</p> : null}
          </li>
        ))}
      </ul>
    </ForYouPart>
  );
}
