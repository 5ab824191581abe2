import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';

/** The three admissions actions with this campus already chosen (specification §4). */
export function CampusActions({ slug }: { slug: string }) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <ul role="list" className="campus-actions cluster" aria-label={t('campuses.page.actions')}>
      <li>
        <ButtonLink href={admissionsHref('registration', { campus: slug })}>
          {t('campuses.page.registration')}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={admissionsHref('brochure', { campus: slug })} look="secondary">
          {t('campuses.page.brochure')}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={admissionsHref('contact', { campus: slug })} look="secondary">
          {t('campuses.page.contact')}
        </ButtonLink>
      </li>
    </ul>
  );
}
