import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import type { AdmissionsView } from '../admissions-view.server';

/** Whom to call instead: the chosen campus, else the school. */
export function PopInContact({ contact }: { contact: AdmissionsView['contact'] }) {
  const t = useLabels();
  return (
    <section className="pop-in-contact on-deep" aria-label={t('admissions.phone.title')}>
      {contact.phone ? (
        <>
          <p>
            {contact.campus
              ? t('admissions.phone.campus', { campus: contact.campus })
              : t('admissions.phone.school')}
          </p>
          <p>
            <PhoneLink number={contact.phone} prominent />
          </p>
        </>
      ) : (
        <p>
          <a href="/contact">{t('admissions.phone.none')}</a>
        </p>
      )}
    </section>
  );
}
