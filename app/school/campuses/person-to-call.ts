/** The contacts of a campus. Pure. */
interface Member {
  name: string;
  role: string;
}

/** Roles are editors' own words: `Chargée d’admissions`, `Relations entreprises et alternance`. */
const about = { studies: /admission/i, companies: /entreprise/i };

/** The member with that role, or else the first of the team. */
export function personToCall<M extends Member>(team: readonly M[], subject: keyof typeof about): M | null {
  return team.find(({ role }) => about[subject].test(role)) ?? team[0] ?? null;
}

/** The contact for people with a disability (Code du travail, L6231-2); nobody replaces them. */
export function disabilityReferent<M extends Member>(team: readonly M[]): M | null {
  return team.find(({ role }) => /handicap/i.test(role)) ?? null;
}
