import { useLabels } from '~/site/labels-context';

/** What follows a complaint that was sent: its number, and what happens next. */
export function ComplaintSent({ reference, next }: { reference: string; next: string }) {
  const t = useLabels();
  return (
    <div role="status" className="complaint-form">
      <h2>{t('complaint.sent.title')}</h2>
      <p>
        {t('complaint.sent.reference')} <strong>{reference}</strong>
      </p>
      <p>{next}</p>
    </div>
  );
}
