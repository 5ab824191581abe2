import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import { useLabels } from '~/site/labels-context';
import type { AdmissionsView } from './admissions-view.server';

/** Retries with the same choice when the lists could not be loaded. */
export function RetryForm({
  action,
  chosen,
}: {
  action: AdmissionsAction;
  chosen: AdmissionsView['chosen'];
}) {
  const t = useLabels();
  return (
    <form method="get" action={admissionsHref(action)}>
      {chosen.course ? <input type="hidden" name="course" value={chosen.course} /> : null}
      {chosen.campus ? <input type="hidden" name="campus" value={chosen.campus} /> : null}
      <button type="submit" className="button button-primary">
        {t('admissions.problem.retry')}
      </button>
    </form>
  );
}
