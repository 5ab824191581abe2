/** What is missing from the pages that a school's website must have, or is out of date there. Pure. */
import { daysSince, type Finding } from './finding';
import type { Mention, PageDuty } from './regulated-pages';

/** The part of a page that its duties read. */
export interface RegulatedPage {
  path: string;
  updatedOn: string | null;
  /** All its words. */
  text: string;
}

/** All words of a page's fields. A line break of JSON is a letter after a sign, which would join the next word. */
export const wordsOfPage = (...fields: readonly unknown[]): string =>
  JSON.stringify(fields).replace(/\\[nrt]/g, ' ');

/** Days after which a regulated page should be read over. */
const longestWithoutReview = 365;

/** @param page null when there is none */
export function pageDuties(duty: PageDuty, page: RegulatedPage | null, now: Date): Finding[] {
  const { path: subject, basis } = duty;
  if (!page) {
    return [
      {
        subject,
        rule: 'page.missing',
        severity: 'duty',
        message: 'Page absente\u00a0: créez-la à cette adresse.',
        basis,
      },
    ];
  }
  const incomplete = Object.entries(duty.says).flatMap(([what, { words, example }]): Finding[] =>
    hasWords(page.text, words)
      ? []
      : [
          {
            subject,
            rule: 'page.incomplete',
            severity: 'duty',
            message: `Mention absente\u00a0: ${what}. Écrivez, avec vos mots\u00a0: «\u00a0${example}\u00a0».`,
            basis,
          },
        ],
  );
  const age = page.updatedOn === null ? null : daysSince(page.updatedOn, now);
  const outdated: Finding = {
    subject,
    rule: 'page.outdated',
    severity: 'advice',
    message:
      age === null
        ? 'Date de mise à jour absente\u00a0: choisissez celle du jour où la page a été relue.'
        : `Page relue il y a ${age} jours\u00a0: relisez-la, puis changez la date de mise à jour.`,
    basis,
  };
  return age === null || age > longestWithoutReview ? [...incomplete, outdated] : incomplete;
}

/**
 * Whether a text has words in their order. One expression for all of them would take a time that grows faster than the
 * text.
 */
function hasWords(text: string, words: Mention['words']): boolean {
  let remaining = text;
  for (const word of [words].flat()) {
    const match = word.exec(remaining);
    if (!match) return false;
    remaining = remaining.slice(match.index + match[0].length);
  }
  return true;
}

/** State of conformity, as the decree words it. */
const stateWords = /(totalement|partiellement|non)\sconforme/gi;
const statesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(stateWords)].map(([, state = '']) => state.toLowerCase())),
];

/**
 * The footer of every page names the state of conformity (décret 2019-768, art. 5), and the statement says no other.
 *
 * @param statement null when there is none, which is a duty of its own
 */
export function footerDuties(footer: string, statement: RegulatedPage | null): Finding[] {
  if (!statement) return [];
  const [stateInFooter] = statesIn(footer);
  const otherStates = statesIn(statement.text).filter((state) => state !== stateInFooter);
  if (stateInFooter !== undefined && otherStates.length === 0) return [];
  const message =
    stateInFooter === undefined
      ? 'Le pied de page ne dit pas l’état de conformité.'
      : `Le pied de page dit «\u00a0${stateInFooter} conforme\u00a0», la page «\u00a0${otherStates.join(', ')} conforme\u00a0».`;
  return [
    {
      subject: statement.path,
      rule: 'page.contradicted',
      severity: 'duty',
      message,
      basis: 'Décret 2019-768, art. 5',
    },
  ];
}
