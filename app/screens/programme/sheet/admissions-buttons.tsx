import { pathTo } from '~/addresses/path-to';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { distinctWays, hasEnded } from '~/school/programmes/admission-state';
import { admissionText, waysInBrief } from '~/school/programmes/admission-words';
import { programmeHref } from '~/school/programmes/programme-address';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { ButtonLink, type ButtonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { phoneHref } from '~/ui/phone-href';
import type { NextStep } from './next-steps';
import type { CampusNotice, ProgrammeSheet } from './programme-sheet';

interface AdmissionsButtonsProps {
  id?: string;
  sheet: Pick<ProgrammeSheet, 'slug' | 'brochure' | 'ways' | 'intakes'>;
  steps: readonly NextStep[];
  /** Slug of the visitor's campus, preset too. */
  campus: string | undefined;
  /** About a requested campus that does not teach it. */
  campusNotice: CampusNotice | null;
}

/** Today's actions for a programme (specification §1, §4), and its state of admission if its dates do not show it. */
export function AdmissionsButtons({ id, sheet, steps, campus, campusNotice }: AdmissionsButtonsProps) {
  const t = useLabels();
  return (
    <div id={id} className="sheet-actions">
      {campusNotice ? (
        <p>
          {campusNotice.text}{' '}
          {campusNotice.nearest ? (
            <a href={programmeHref(sheet.slug, campusNotice.nearest.slug)}>{campusNotice.nearest.text}</a>
          ) : null}
        </p>
      ) : null}
      {steps.length > 0 ? (
        <ul role="list" className="cluster">
          {steps.map((step, index) => (
            <li key={step.kind}>
              <Step
                step={step}
                course={sheet.slug}
                campus={campus}
                look={index === 0 ? 'primary' : 'secondary'}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {sentencesOf(sheet, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

interface StepProps {
  step: NextStep;
  course: string;
  campus: string | undefined;
  look: ButtonLook;
}

function Step({ step, course, campus, look }: StepProps) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  switch (step.kind) {
    case 'parcoursup':
      return (
        <a
          href={t('programmes.admission.parcoursupHref')}
          target="_blank"
          rel="noopener"
          className={`button button-${look}`}
        >
          {t('programmes.admission.parcoursup')}
          <Icon name="external" label={t('commons.externalLink')} />
        </a>
      );
    case 'call':
      return (
        <ButtonLink href={phoneHref(step.phone)} look={look}>
          {t('programmes.sheet.call', { who: step.name ?? step.phone })}
        </ButtonLink>
      );
    case 'neighbour':
      return (
        <ButtonLink href={pathTo('formations/:slug', step.slug)} look={look}>
          {t('programmes.sheet.neighbour', { title: step.title })}
        </ButtonLink>
      );
    case 'registration':
    case 'brochure':
    case 'contact':
      return (
        <ButtonLink href={admissionsHref(step.kind, { course, campus })} look={look}>
          {step.kind === 'registration'
            ? t(step.apprentice ? 'programmes.sheet.applyAsApprentice' : 'programmes.sheet.apply')
            : t(`commons.actions.${step.kind}`)}
        </ButtonLink>
      );
  }
}

/** The state of each way if they differ, and the reason if there is only one. */
function sentencesOf({ ways, brochure, intakes }: AdmissionsButtonsProps['sheet'], t: Labels): string[] {
  const [firstWay, ...otherWays] = distinctWays(ways);
  const sentences: string[] = [];
  if (otherWays.length > 0 || firstWay?.way === 'national') sentences.push(waysInBrief(ways, t));
  else if (firstWay && firstWay.state.kind !== 'open') sentences.push(admissionText(firstWay.state, t));
  if (hasEnded(ways) && intakes.length > 0)
    sentences.push(t('programmes.admission.intakes', { intakes: intakes.join('\u202f; ') }));
  if (!brochure) sentences.push(t('commons.empty.brochure'));
  return sentences;
}
