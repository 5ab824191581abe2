import { pathTo } from '~/addresses/path-to';
import type { AdmissionsAction } from '~/school/admissions/actions';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { useLabels } from '~/site/labels-context';
import { usePresetChoice } from './preset-choice';

const actions = [
  { label: 'commons.actions.brochure', action: 'brochure' },
  { label: 'commons.actions.contact', action: 'contact' },
  { label: 'commons.actions.agenda', action: null },
  { label: 'commons.actions.registration', action: 'registration' },
] as const satisfies readonly { label: string; action: AdmissionsAction | null }[];

interface ActionLinksProps {
  /** Leaves out the application on the page of a programme that one cannot apply for today. */
  hideClosedApplication?: boolean;
}

/** The four action buttons: links with the current page's course or campus preset (specification §2). */
export function ActionLinks({ hideClosedApplication = false }: ActionLinksProps) {
  const t = useLabels();
  const presetChoice = usePresetChoice();
  const isApplicationClosed = presetChoice.unavailableActions?.includes('registration') ?? false;
  const isHidden = (action: AdmissionsAction | null) =>
    action === 'registration' && hideClosedApplication && isApplicationClosed;
  const admissionsHref = useAdmissionsHref();
  return (
    <ul role="list" className="action-links">
      {actions
        .filter(({ action }) => !isHidden(action))
        .map(({ label, action }) => (
          <li key={label}>
            <a
              href={action ? admissionsHref(action, presetChoice) : pathTo('agenda')}
              data-action={action ?? 'agenda'}
            >
              <span>{t(label)}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
