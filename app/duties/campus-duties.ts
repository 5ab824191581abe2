/** The required values of a campus. Pure. */
import { disabilityReferent } from '~/school/campuses/campus-contacts';
import type { Finding } from '../../content-model/rules/duties/finding';

interface Campus {
  slug: string;
  team: readonly { name: string; role: string }[];
}

/** A programme's sheet names the person for people with a disability, from the teams of its campuses. */
export function campusDuties({ slug, team }: Campus): Finding[] {
  if (disabilityReferent(team)) return [];
  return [
    {
      subject: `/campus/${slug}`,
      rule: 'accessibility.referent',
      severity: 'duty',
      message: 'Référent handicap absent de l’équipe\u00a0: une fonction qui le dit est attendue.',
      basis: 'Qualiopi, indicateur 26\u00a0; Code du travail, L6231-2',
    },
  ];
}
