/** The contacts of a campus. Pure. */

interface Member {
  name: string;
  role: string;
}

/** In roles as editors word them: `Chargée d’admissions`, `Relations entreprises et alternance`. */
const roleWords = { studies: /admission/i, companies: /entreprise/i };

/** The member of a team for a subject, or else its first. */
export function personToCall<M extends Member>(
  team: readonly M[],
  subject: keyof typeof roleWords,
): M | null {
  return team.find(({ role }) => roleWords[subject].test(role)) ?? team[0] ?? null;
}

/** The contact for people with a disability (Code du travail, L6231-2): no other member may take their place. */
export function disabilityReferent<M extends Member>(team: readonly M[]): M | null {
  return team.find(({ role }) => /handicap/i.test(role)) ?? null;
}
