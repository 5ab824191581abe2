import { useLabels } from '~/site/labels-context';

/** What follows a complaint that was sent: its number, and what happens next. */
export function ComplaintSent({ reference }: { reference: string }) {
  const t = useLabels();
  return (
    <div role="status" className="complaint-form">
      <h2>{t('complaints.sent.title')}</h2>
      <p>
        {t('complaints.sent.reference')} <strong>{reference}</strong>
      </p>
      <p>{t('complaints.next')}</p>
      <p>
        <a href={`/${t('commons.legal.terms.slug')}`}>{t('complaints.mediator')}</a>
      </p>
    </div>
  );
}
