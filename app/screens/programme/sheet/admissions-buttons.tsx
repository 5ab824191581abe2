import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { applicationText } from '~/school/programmes/admission-calendar';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { ProgrammeSheet } from './programme-sheet';

interface AdmissionsButtonsProps {
  id?: string;
  sheet: Pick<ProgrammeSheet, 'slug' | 'brochure' | 'admission' | 'prices' | 'apprentices'>;
  /** Slug of the visitor's campus, preset too. */
  campus: string | undefined;
}

/**
 * The three admissions actions for a programme (specification §1, §4). Who wants a place of the national calendar asks
 * for it on Parcoursup; an apprentice applies at the school all the same. Without a brochure a sentence says so.
 */
export function AdmissionsButtons({ id, sheet, campus }: AdmissionsButtonsProps) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  const { slug: course, brochure, admission, prices, apprentices } = sheet;
  const national = admission.calendar === 'national';
  const apprenticeship = prices.some(({ status }) => status === 'apprenticeship');
  return (
    <div id={id} className="sheet-actions">
      <ul>
        {national ? (
          <li>
            <a
              href={t('programmes.admission.parcoursupHref')}
              target="_blank"
              rel="noopener"
              className="button button-primary"
            >
              {t('programmes.admission.parcoursup')}
              <Icon name="external" label={t('commons.externalLink')} />
            </a>
          </li>
        ) : null}
        {national && !apprenticeship ? null : (
          <li>
            <ButtonLink
              href={admissionsHref('registration', { course, campus })}
              look={national ? 'secondary' : 'primary'}
            >
              {t(national ? 'programmes.sheet.applyAsApprentice' : 'programmes.sheet.apply')}
            </ButtonLink>
          </li>
        )}
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
      {apprentices ? (
        <p>{t('programmes.admission.apprenticeWay', { text: applicationText(apprentices, 'rolling', t) })}</p>
      ) : null}
      {brochure ? null : <p>{t('commons.empty.brochure')}</p>}
    </div>
  );
}
