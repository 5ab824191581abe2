import { useLabels } from '~/site/labels-context';
import type { AdmissionsView } from '../admissions-view.server';
import { PhoneContact } from '../phone-contact';

/** The phone number instead. */
export function PopInContact({ contact }: { contact: AdmissionsView['contact'] }) {
  const t = useLabels();
  return (
    <section className="pop-in-contact on-deep" aria-label={t('admissions.phone.title')}>
      <PhoneContact contact={contact} />
    </section>
  );
}
