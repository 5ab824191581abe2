import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { useKnownChoice } from './known-choice';

const actions = [
  { label: 'commons.actions.brochure', icon: 'brochure', action: 'brochure' },
  { label: 'commons.actions.contact', icon: 'contact', action: 'contact' },
  { label: 'commons.actions.agenda', icon: 'calendar', action: null },
  { label: 'commons.actions.registration', icon: 'registration', action: 'registration' },
] as const satisfies readonly { label: string; icon: string; action: AdmissionsAction | null }[];

/** The four action buttons: links with the current page's course or campus preset (specification §2). */
export function ActionLinks() {
  const t = useLabels();
  const known = useKnownChoice();
  return (
    <ul className="action-links">
      {actions.map(({ label, icon, action }) => (
        <li key={label}>
          <a href={action ? admissionsHref(action, known) : '/agenda'} data-action={action ?? 'agenda'}>
            <Icon name={icon} />
            <span>{t(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
