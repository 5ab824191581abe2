import { useLabels } from '~/site/labels-context';

/** The confirmation of a complaint: its number and the next steps. */
export function ComplaintConfirmation({ reference, next }: { reference: string; next: string }) {
  const t = useLabels();
  return (
    <div role="status" className="complaint-form stack">
      <h2 className="text-xl">{t('complaint.sent.title')}</h2>
      <p>
        {t('complaint.sent.reference')} <strong>{reference}</strong>
      </p>
      <p>{next}</p>
    </div>
  );
}
