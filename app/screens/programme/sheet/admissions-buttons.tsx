import { admissionsHref } from '~/school/admissions/actions';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';

interface AdmissionsButtonsProps {
  /** Slug of the programme, preset on the admissions pages. */
  course: string;
  /** Slug of the visitor's campus, preset too. */
  campus: string | undefined;
  /** False when the programme has no brochure: a sentence replaces the button. */
  brochure: boolean;
}

/** The three admissions actions for a programme (specification §1, §4). */
export function AdmissionsButtons({ course, campus, brochure }: AdmissionsButtonsProps) {
  const t = useLabels();
  return (
    <div className="sheet-actions">
      <ul>
        <li>
          <ButtonLink href={admissionsHref('registration', { course, campus })}>
            {t('programmes.sheet.apply')}
          </ButtonLink>
        </li>
        {brochure ? (
          <li>
            <ButtonLink href={admissionsHref('brochure', { course, campus })} look="secondary">
              {t('commons.actions.brochure')}
            </ButtonLink>
          </li>
        ) : null}
        <li>
          <ButtonLink href={admissionsHref('contact', { course, campus })} look="secondary">
            {t('commons.actions.contact')}
          </ButtonLink>
        </li>
      </ul>
      {brochure ? null : <p>{t('commons.empty.brochure')}</p>}
    </div>
  );
}
