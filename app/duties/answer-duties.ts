/** The required values of the search's answers: a working link, one question each. Pure. */
import type { AnswerEntry } from '~/school/faqs/answers.server';
import { hasPage } from '~/screens/list/derived';
import type { Finding, RuleResult } from '../../content-model/rules/duties/finding';

const basis = 'Réponses de la recherche';
const advice = (rule: string, message: string): RuleResult => ({ rule, severity: 'advice', message, basis });

/** @param pages addresses of all entries and editorial pages */
export function answerDuties(answers: readonly AnswerEntry[], pages: ReadonlySet<string>): Finding[] {
  const taken = new Map<string, string>();
  return answers.flatMap(({ slug, url, wordings }) => {
    const results = [
      url.startsWith('/') &&
        !hasPage(url, pages) &&
        advice('answer.link', `Le lien ${url} ne mène à aucune page du site.`),
      ...wordings.map((wording) => {
        const other = taken.get(wording.toLowerCase());
        taken.set(wording.toLowerCase(), slug);
        return (
          other !== undefined &&
          advice('answer.wording', `«\u00a0${wording}\u00a0» est déjà une formulation de ${other}.`)
        );
      }),
    ];
    return results.flatMap((result) => (result ? [{ subject: slug, ...result }] : []));
  });
}
