import { admissionsActions, admissionsHref } from '~/school/admissions/actions';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { AdmissionsView } from './admissions-view.server';

/** Links to the other two actions, with the same choice. */
export function OtherActions({
  action,
  chosen,
  except,
}: Pick<AdmissionsView, 'action' | 'chosen' | 'except'>) {
  const t = useLabels();
  const isThere = useIsThere();
  const known = { course: chosen.course ?? undefined, campus: chosen.campus ?? undefined, except };
  const others = admissionsActions.filter((other) => other !== action && isThere(admissionsHref(other)));
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('admissions.other.title')} className="admissions-other">
      <p>{t('admissions.other.title')}</p>
      <ul>
        {others.map((other) => (
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
