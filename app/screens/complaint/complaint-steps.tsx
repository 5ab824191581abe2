import { useIsThere } from '~/site/absent-links';
import { legalPages } from '~/site/editors-pages';
import { useLabels } from '~/site/labels-context';
import { OrderedSteps } from '~/ui/ordered-steps';
import { PhoneLink } from '~/ui/phone-link';
import type { ComplaintFormProps } from './complaint-form';

interface ComplaintStepsProps extends Pick<ComplaintFormProps, 'contact'> {
  /** The steps of a complaint, in order. */
  steps: readonly string[];
  /** The text of the link to the mediator. */
  mediator: string;
}

/** The steps of a complaint, their delays, and other contacts. */
export function ComplaintSteps({ contact: { phone, email }, steps, mediator }: ComplaintStepsProps) {
  const t = useLabels();
  const { terms } = legalPages(t);
  const hasTerms = useIsThere()(terms);
  return (
    <aside
      className="ordered-steps tap-links ordered-steps-card stack on-deep contours"
      aria-label={t('complaint.after.title')}
    >
      <OrderedSteps title={t('complaint.after.title')} steps={steps}>
        <p>{hasTerms ? <a href={terms}>{mediator}</a> : mediator}</p>
      </OrderedSteps>
      {phone || email ? (
        <section>
          <h2>{t('complaint.contact.title')}</h2>
          {phone ? (
            <p>
              <PhoneLink number={phone} />
            </p>
          ) : null}
          {email ? (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          ) : null}
        </section>
      ) : null}
    </aside>
  );
}
