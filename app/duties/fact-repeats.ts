/** Facts that a text repeats by hand, instead of quoting them: one day they will differ. Pure. */

import { factFinding } from '../../content-model/rules/duties/fact-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import type { Facts } from '../../content-model/values/fact-quotes';
import { withDigits } from '../../content-model/values/french-numbers';

/** The places where a text repeats a fact by hand: the words around its number. */
interface FactPattern {
  fact: string;
  /** With the number as its group. */
  number: RegExp;
  /** Words of a sentence about it. */
  about?: RegExp | 'the school';
}

const minutes = /(\d{1,3}) minutes/g;
const tellings: readonly FactPattern[] = [
  { fact: 'count.campuses', number: /(\d{1,4}) campus/g },
  { fact: 'count.programmes', number: /(\d{1,4}) formations/g },
  { fact: 'school.graduates', number: /(\d{1,6}) diplômés/g },
  { fact: 'school.employers', number: /(\d{1,6}) employeurs/g },
  { fact: 'school.associations', number: /(\d{1,4}) associations/g },
  { fact: 'school.founded', number: /(?:depuis|née? en|fondée en) (\d{4})/gi, about: 'the school' },
  { fact: 'application.answer', number: /(\d{1,2}) jours/g, about: /décision|réponse|résultats?\b/i },
  { fact: 'test.exercises', number: minutes, about: /exercices|positionnement|\btest/i },
  { fact: 'test.caseStudy', number: minutes, about: /étude de cas/i },
  { fact: 'test.interview', number: minutes, about: /entretien/i },
  { fact: 'parcoursup.wishes', number: /(\d{1,2}) vœux/g },
  { fact: 'apprenticeship.firstVisit', number: /(\d{1,2}) semaines/g, about: /première visite/i },
  { fact: 'apprenticeship.withoutContract', number: /(\d{1,2}) mois/g, about: /sans contrat|en attendant/i },
  { fact: 'apprenticeship.afterBreak', number: /(\d{1,2}) mois/g, about: /rompu|rupture/i },
  { fact: 'vae.firstMeeting', number: minutes, about: /VAE/ },
];

/**
 * @param text one text of an entry: HTML or plain
 * @param school the school's name, in texts about it
 */
export function repeatFindings(subject: string, text: string, facts: Facts, school: string): Finding[] {
  const sentences = withDigits(text.replace(/<[^<>]{0,2000}>/g, ' ')).split(/(?<=[.!?;:])\s/);
  const isAbout = (sentence: string, about: RegExp | 'the school') =>
    about === 'the school' ? /écol/i.test(sentence) || sentence.includes(school) : about.test(sentence);
  return sentences.flatMap((sentence) =>
    tellings
      .filter(({ about }) => !about || isAbout(sentence, about))
      .flatMap(({ fact, number }) =>
        [...sentence.matchAll(number)]
          .filter(([, found]) => found === facts.get(fact)?.replace(/\s/g, ''))
          .map(([found]) =>
            factFinding(
              subject,
              'fact.repeated',
              `«\u00a0${found}\u00a0» est une donnée\u00a0: écrivez {{${fact}}}.`,
            ),
          ),
      ),
  );
}
