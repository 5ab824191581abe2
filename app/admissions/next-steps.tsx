import { useLabels } from '~/site/labels-context';
import type { AdmissionsAction } from './actions';
import type { AdmissionsView } from './admissions-view.server';
import { PhoneContact } from './phone-contact';

const steps = [1, 2, 3] as const;

interface NextStepsProps {
  action: AdmissionsAction;
  contact: AdmissionsView['contact'];
}

/** What happens after the click, whom to call instead, and what becomes of the data. */
export function NextSteps({ action, contact }: NextStepsProps) {
  const t = useLabels();
  return (
    <aside className="admissions-aside" aria-label={t('admissions.next.title')}>
      <div className="admissions-card on-deep contours">
        <section>
          <h2>{t('admissions.next.title')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`admissions.next.${action}.${step}`)}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t('admissions.phone.title')}</h2>
          <PhoneContact contact={contact} />
        </section>
      </div>
      <section>
        <h2>{t('admissions.privacy.title')}</h2>
        <p>{t('admissions.privacy.text')}</p>
        <p>
          <a href={`/${t('commons.legal.privacy.slug')}`}>{t('admissions.privacy.link')}</a>
        </p>
      </section>
    </aside>
  );
}
