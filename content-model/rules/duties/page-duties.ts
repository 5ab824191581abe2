/** The pages a school's website must have, and what each must say. Pure. */
import { daysSince, type Finding } from './finding';

/** A page as far as its duties go. */
export interface RegulatedPage {
  path: string;
  updatedOn: string | null;
  /** All its words. */
  text: string;
}

interface PageDuty {
  path: string;
  basis: string;
  /** What must stand there, and the words it is known by; of several, each stands behind the one before. */
  says: Readonly<Record<string, RegExp | readonly RegExp[]>>;
}

/** Days after which a regulated page should be read over. */
const longestWithoutReview = 365;

export const regulatedPages: readonly PageDuty[] = [
  {
    path: '/mentions-legales',
    basis: 'Loi 2004-575 (LCEN), art. 1-1',
    says: {
      'dénomination et forme juridique': /forme juridique/i,
      'siège social': /si[eè]ge social/i,
      téléphone: /t[eé]l[eé]phone/i,
      'courriel de contact': /\S@\S/,
      'capital social': /capital social/i,
      'numéro d’immatriculation': /\b(?:RCS|SIREN|SIRET)\b/,
      'directeur de la publication': /direct(?:eur|rice) de (?:la )?publication/i,
      'hébergeur, avec adresse et téléphone': [
        /h[eé]berg[eé]/i,
        /\d{5}/,
        /t[eé]l[eé]phone|\b0\d(?: \d\d){4}/i,
      ],
      'déclaration d’activité sans valeur d’agrément': /ne vaut pas agr[eé]ment/i,
    },
  },
  {
    path: '/declaration-accessibilite',
    basis: 'Loi 2005-102, art. 47 ; décret 2019-768',
    says: {
      'état de conformité': /(?:totalement|partiellement|non) conforme|\{\{\s?accessibility\.state\s?\}\}/i,
      'contenus non accessibles': /contenus non accessibles/i,
      'moyen de contact': /\S@\S/,
      'voies de recours': /D[eé]fenseur des droits/i,
    },
  },
  {
    path: '/charte-donnees-personnelles',
    basis: 'RGPD, art. 13',
    says: {
      'responsable de traitement': /responsable d[ue]s? traitements?/i,
      'durées de conservation': /conserv/i,
      'droits des personnes': /droits?/i,
      'réclamation auprès de la CNIL': /CNIL|Commission nationale de l[’']informatique/,
    },
  },
  {
    path: '/conditions-generales-de-vente',
    basis: 'Code de la consommation, L111-1 et L616-1',
    says: { prix: /prix|tarif/i, rétractation: /r[eé]tractation/i, médiation: /m[eé]diat/i },
  },
  {
    path: '/ecole/certification-qualiopi',
    basis: 'Code du travail, L6316-1 ; arrêté du 31 mai 2023',
    says: {
      'catégorie d’actions certifiée': /cat[eé]gories? d[’']actions?/i,
      'certificat à télécharger': /certificat(?:(?!certificat)[^"])*\.pdf|\.pdf(?:(?!\.pdf)[^"])*certificat/i,
    },
  },
];

/** The first that is found leaves most of the text for the next: one expression for all would try every other. */
function standIn(text: string, words: RegExp | readonly RegExp[]): boolean {
  let rest = text;
  for (const word of [words].flat()) {
    const found = word.exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}

/** @param page null when there is none */
export function pageDuties(duty: PageDuty, page: RegulatedPage | null, now: Date): Finding[] {
  const { path: subject, basis } = duty;
  if (!page) {
    return [{ subject, rule: 'page.missing', severity: 'duty', message: 'Page absente.', basis }];
  }
  const missing = Object.entries(duty.says).flatMap(([what, words]): Finding[] =>
    standIn(page.text, words)
      ? []
      : [
          {
            subject,
            rule: 'page.incomplete',
            severity: 'duty',
            message: `Mention absente\u00a0: ${what}.`,
            basis,
          },
        ],
  );
  const age = page.updatedOn === null ? null : daysSince(page.updatedOn, now);
  const stale: Finding = {
    subject,
    rule: 'page.outdated',
    severity: 'advice',
    message: age === null ? 'Date de mise à jour absente.' : `Page relue il y a ${age} jours.`,
    basis,
  };
  return age === null || age > longestWithoutReview ? [...missing, stale] : missing;
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
  const [said] = statesIn(footer);
  const others = statesIn(statement.text).filter((state) => state !== said);
  if (said !== undefined && others.length === 0) return [];
  const message =
    said === undefined
      ? 'Le pied de page ne dit pas l’état de conformité.'
      : `Le pied de page dit «\u00a0${said} conforme\u00a0», la page «\u00a0${others.join(', ')} conforme\u00a0».`;
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
