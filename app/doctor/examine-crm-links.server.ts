/** Finds the links of the CRM that the site would refuse, and the rule by which it would. */
import type { ContentClient } from '~/content/client.server';
import type { Env } from '~/env.server';
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { findCrmUrl, listCourseCampuses, listCourses } from '~/school/admissions/crm.server';
import { type LinkRule, linkRules, ruleAgainst } from '~/school/admissions/crm-link';
import { crmTargetsOf } from '~/school/admissions/crm-targets.server';
import type { Trouble } from './trouble';

/**
 * Reads the link of one campus for every course of every action, of another campus for each course: a link's scheme and
 * origin seldom depend on the campus. There is one trouble for all links of an action that one rule refuses.
 *
 * @throws {ContentError}
 */
export async function examineCrmLinks(content: ContentClient, env: Env): Promise<Trouble[]> {
  const targets = crmTargetsOf(env);
  const refusals = new Map<string, { rule: LinkRule; action: AdmissionsAction; choices: string[] }>();
  for (const action of admissionsActions) {
    for (const [index, course] of (await listCourses(content, action, null)).entries()) {
      const campuses = await listCourseCampuses(content, action, course.slug);
      const campus = campuses[index % campuses.length];
      const link = campus ? await findCrmUrl(content, action, course.slug, campus.slug) : null;
      const rule = link === null ? null : ruleAgainst(link, targets);
      if (!campus || !rule) continue;
      const refusal = refusals.get(`${action} ${rule}`) ?? { rule, action, choices: [] };
      refusal.choices.push(`${course.slug}/${campus.slug}`);
      refusals.set(`${action} ${rule}`, refusal);
    }
  }
  return [...refusals.values()].map(({ rule, action, choices }) => ({
    kind: 'link',
    place: `/crm-links/${action}`,
    problem: `refused by the rule '${rule}', ${linkRules[rule]}: ${choices.length}, the first for ${choices[0]}`,
  }));
}
