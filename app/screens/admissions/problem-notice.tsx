import { pathTo } from '~/addresses/path-to';
import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { errorMessage } from '~/site/error-data';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import type { AdmissionsView } from './admissions-view.server';

interface ProblemNoticeProps {
  id: string;
  action: AdmissionsAction;
  problem: AdmissionsProblem;
  chosen: AdmissionsView['chosen'];
  /** Telephone number of the campus, or of the school. */
  phone: string | null;
}

/** Announces a problem, without any text from the visitor. */
export function ProblemNotice({ id, action, problem, chosen, phone }: ProblemNoticeProps) {
  const { sentence, help } = useSentences(action, problem);
  const offersHelp = help !== undefined || problem.kind === 'not-offered';
  return (
    <div role="alert" id={id} className="problem-notice tap-links">
      <Icon name="warning" />
      <div>
        <p className="problem-sentence">{sentence}</p>
        {help ? <p>{help}</p> : null}
        {offersHelp && phone ? (
          <p>
            <PhoneLink number={phone} prominent />
          </p>
        ) : null}
        {problem.kind === 'not-offered' ? (
          <ProgrammeLinks action={action} programme={problem.programme} campus={chosen.campus} />
        ) : null}
      </div>
    </div>
  );
}

function useSentences(
  action: AdmissionsAction,
  problem: AdmissionsProblem,
): { sentence: string; help?: string } {
  const t = useLabels();
  switch (problem.kind) {
    case 'missing':
      return { sentence: t('admissions.problem.missing') };
    case 'invalid':
      return { sentence: t('admissions.problem.invalid') };
    case 'not-taught':
      return { sentence: t('admissions.problem.notTaught') };
    case 'not-offered':
      return {
        sentence:
          action === 'brochure' ? t('commons.empty.brochure') : t(`admissions.problem.notOffered.${action}`),
      };
    case 'no-link':
      return { sentence: t('admissions.problem.noLink'), help: t('admissions.problem.noLinkHelp') };
    case 'away':
      return {
        sentence: errorMessage({ statusCode: problem.statusCode, kind: 'content' }, t),
        help: t('admissions.problem.awayHelp'),
      };
  }
}

interface ProgrammeLinksProps {
  action: AdmissionsAction;
  programme: Extract<AdmissionsProblem, { kind: 'not-offered' }>['programme'];
  campus: string | null;
}

/** Links for a programme that this action does not cover. */
function ProgrammeLinks({ action, programme, campus }: ProgrammeLinksProps) {
  const t = useLabels();
  const contactHref = admissionsHref('contact', { course: programme.slug, campus });
  return (
    <ul role="list" className="stack">
      <li>
        <a href={pathTo('formations/:slug', programme.slug)}>
          {t('admissions.problem.seeProgramme', { title: programme.title })}
        </a>
      </li>
      {action === 'contact' || !programme.acceptsContact ? null : (
        <li>
          <a href={contactHref}>{t('admissions.problem.askInstead')}</a>
        </li>
      )}
    </ul>
  );
}
