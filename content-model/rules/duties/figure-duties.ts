/**
 * Figures of a programme's sheet that its other figures contradict. Only the check of the whole content names them. Pure.
 */
import type { admissionCalendars } from '../../enumerations';
import { longestWait } from '../intake-months';
import { impossibleRate, leastCohort, type Outcomes, rateWords } from '../outcomes';
import type { Finding, RuleResult } from './finding';
import { monthsIn } from './offer-duties';

interface FiguresOfProgramme {
  slug: string;
  intakes: readonly string[];
  admission: {
    delay: string;
    calendar: (typeof admissionCalendars)[number] | null;
    opensOn: string | null;
    closesOn: string | null;
  };
  outcomes: Outcomes | null;
}

export function figureDuties(programme: FiguresOfProgramme): Finding[] {
  const results = [accessDelay(programme), rates(programme)];
  return results.flatMap((finding) => (finding ? [{ subject: programme.slug, ...finding }] : []));
}

function accessDelay({ intakes, admission }: FiguresOfProgramme): RuleResult {
  const { delay, calendar } = admission;
  const promisedMonths = monthsIn(delay);
  const wait = calendar === 'rolling' ? longestWait(intakes, admission) : null;
  return (
    wait !== null &&
    promisedMonths.length > 0 &&
    wait > Math.max(...promisedMonths) && {
      rule: 'admission.wait',
      severity: 'advice',
      message: `Délai d’accès «\u00a0${delay}\u00a0», quand on attend jusqu’à ${wait} mois la rentrée suivante\u00a0: à vérifier.`,
      basis: 'Qualiopi, indicateur 1',
    }
  );
}

function rates({ outcomes }: FiguresOfProgramme): RuleResult {
  if (outcomes === null || outcomes.cohort < leastCohort) return false;
  const impossible = impossibleRate(outcomes);
  return (
    // The other rates may be those of a survey's answers alone.
    (impossible === 'success' || impossible === 'interruption') && {
      rule: 'outcomes.people',
      severity: 'advice',
      message: `Aucun nombre entier d’apprenants, sur un effectif de ${outcomes.cohort}, ne donne ${outcomes[impossible]}\u00a0% de ${rateWords[impossible]}\u00a0: à vérifier.`,
      basis: 'Qualiopi, indicateurs 2 et 3',
    }
  );
}
