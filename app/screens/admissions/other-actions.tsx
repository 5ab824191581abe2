import { type AdmissionsAction, admissionsActions, admissionsHref } from '~/school/admissions/actions';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { AdmissionsView } from './admissions-view.server';

/** Links to the other two actions, with the same choice. */
export function OtherActions({
  action,
  chosen,
}: {
  action: AdmissionsAction;
  chosen: AdmissionsView['chosen'];
}) {
  const t = useLabels();
  const known = { course: chosen.course ?? undefined, campus: chosen.campus ?? undefined };
  return (
    <nav aria-label={t('admissions.other.title')} className="admissions-other">
      <p>{t('admissions.other.title')}</p>
      <ul>
        {admissionsActions
          .filter((other) => other !== action)
          .map((other) => (
            <li key={other}>
              <a href={admissionsHref(other, known)}>
                <Icon name={other} />
                {t(`admissions.${other}.title`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
