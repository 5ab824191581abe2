/** Quotes of facts in texts: unknown names, or facts without a value. Pure. */
import { absentFact, type Facts, quotedNames } from '../../values/fact-quotes';
import type { Finding } from './finding';

const basis = 'Données citées';

/**
 * @param names of the facts there are
 * @param facts what each is; null: not known, so that none is missed
 */
export function quoteFindings(
  subject: string,
  text: string,
  names: readonly string[],
  facts: Facts | null,
): Finding[] {
  return quotedNames(text).flatMap((name): Finding[] => {
    const consequence = `le site montre «\u00a0${absentFact}\u00a0» à sa place.`;
    if (!names.includes(name))
      return [
        factFinding(subject, 'fact.unknown', `Aucune donnée ne s’appelle ${name}\u00a0: ${consequence}`),
      ];
    if (facts && !facts.has(name))
      return [
        factFinding(
          subject,
          'fact.absent',
          `La donnée ${name} n’est pas remplie dans les réglages\u00a0: ${consequence}`,
        ),
      ];
    return [];
  });
}

const factFinding = (subject: string, rule: string, message: string): Finding => ({
  subject,
  rule,
  severity: 'advice',
  message,
  basis,
});
