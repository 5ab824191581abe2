/** The contacts of a campus. Pure. */
interface Member {
  name: string;
  role: string;
}

/** Roles are editors' own words: `Chargée d’admissions`, `Relations entreprises et alternance`. */
const rolesFor = { studies: /admission/i, companies: /entreprise/i };

/** The member with that role, or else the first of the team. */
export function personToCall<M extends Member>(team: readonly M[], subject: keyof typeof rolesFor): M | null {
  return team.find(({ role }) => rolesFor[subject].test(role)) ?? team[0] ?? null;
}

/** The contact for people with a disability (Code du travail, L6231-2): no other member of the team may stand in. */
export function disabilityReferent<M extends Member>(team: readonly M[]): M | null {
  return team.find(({ role }) => /handicap/i.test(role)) ?? null;
}
