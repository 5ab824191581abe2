import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import { sidePages } from '../../../content-model/rules/linked-pages';
import type { AdmissionsView } from './admissions-view.server';

/** The number of the chosen campus, or of the school; without one, a link to the contact page. */
export function PhoneContact({ contact: { phone, campus } }: Pick<AdmissionsView, 'contact'>) {
  const t = useLabels();
  const isThere = useIsThere();
  if (!phone) {
    return !isThere(sidePages.contact) ? null : (
      <p>
        <a href={sidePages.contact}>{t('admissions.phone.none')}</a>
      </p>
    );
  }
  return (
    <>
      <p>{campus ? t('admissions.phone.campus', { campus }) : t('admissions.phone.school')}</p>
      <p>
        <PhoneLink number={phone} prominent />
      </p>
    </>
  );
}
