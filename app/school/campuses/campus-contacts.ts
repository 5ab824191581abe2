/** Whom to contact at a campus, by the roles of its team. Pure. */
import type { PracticalCampus } from './campuses.server';

interface Member {
  name: string;
  role: string;
}

/** Words in roles as editors write them: `Chargée d’admissions`, `Relations entreprises et alternance`. */
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

export interface Referent {
  /** Title of the campus. */
  campus: string;
  name: string;
  email: string | null;
  phone: string | null;
}

/** The disability referents of those campuses whose team names one, in the order of the campuses. */
export function referentsOf(
  campuses: readonly { slug: string }[],
  practicalCampuses: readonly PracticalCampus[],
): Referent[] {
  return campuses.flatMap(({ slug }) => {
    const campus = practicalCampuses.find((candidate) => candidate.slug === slug);
    const person = campus && disabilityReferent(campus.team);
    if (!person) return [];
    const email = person.email ?? campus.email;
    return [{ campus: campus.title, name: person.name, email, phone: campus.phone }];
  });
}
