/** The table of the pages that a school's website must have, with the statements that each must contain. Pure data. */

/** A page that the law requires. */
export interface PageDuty {
  path: string;
  /** No link of the site leads there: an editor chooses the menu. */
  ofMenus?: true;
  /** The text of law that requires it. */
  basis: string;
  /** The statements, by their names for the editor. */
  says: Readonly<Record<string, Mention>>;
}

export interface Mention {
  /** Words that identify the statement; several must follow each other in this order. */
  words: RegExp | readonly RegExp[];
  /** A sentence that says it, for the editor to complete. */
  example: string;
}

/** Legal forms without a capital. */
const withoutCapital =
  /forme juridique[^.]{0,60}(?:association|fondation|[eé]tablissement public|groupement)/i;

/** A new school has not had its first audit yet. */
const notYetCertified = /pas encore certifi[eé]/i;

export const regulatedPages: readonly PageDuty[] = [
  {
    path: '/mentions-legales',
    basis: 'Loi 2004-575 (LCEN), art. 1-1',
    says: {
      'dénomination et forme juridique': {
        words: /forme juridique/i,
        example: 'Forme juridique : association loi de 1901',
      },
      'siège social': { words: /si[eè]ge social/i, example: 'Siège social : 1 rue du Port, 76600 Le Havre' },
      téléphone: { words: /t[eé]l[eé]phone/i, example: 'Téléphone : 02 61 91 00 12' },
      'courriel de contact': { words: /\S@\S/, example: 'Courriel : contact@ecole.fr' },
      'capital social, ou une forme juridique qui n’en a pas': {
        words: new RegExp(`capital social|${withoutCapital.source}`, 'i'),
        example: 'Capital social : 10 000 €',
      },
      'numéro d’immatriculation': {
        words: /\b(?:RCS|RNE|SIREN|SIRET|RNA)\b/,
        example: 'SIREN : 123 456 789, ou le RNA d’une association : W123456789',
      },
      'directeur de la publication': {
        words: /direct(?:eur|rice) de (?:la )?publication/i,
        example: 'Directrice de la publication : prénom et nom',
      },
      'hébergeur, avec adresse et téléphone': {
        words: [/h[eé]berg[eé]/i, /\d{5}/, /t[eé]l[eé]phone|\b0\d(?: \d\d){4}/i],
        example: 'Hébergeur : nom, 2 rue du Serveur, 59100 Roubaix, téléphone 09 72 10 10 07',
      },
      'déclaration d’activité sans valeur d’agrément': {
        words: /ne vaut pas agr[eé]ment/i,
        example: 'Déclaration d’activité n° 12345678901 ; elle ne vaut pas agrément de l’État',
      },
    },
  },
  {
    path: '/declaration-accessibilite',
    basis: 'Loi 2005-102, art. 47 ; décret 2019-768',
    says: {
      'état de conformité': {
        words: /(?:totalement|partiellement|non) conforme|\{\{\s?accessibility\.state\s?\}\}/i,
        example: 'Ce site est {{accessibility.state}}',
      },
      'contenus non accessibles': {
        words: /contenus non accessibles/i,
        example: 'Contenus non accessibles : ceux que l’audit a trouvés',
      },
      'moyen de contact': { words: /\S@\S/, example: 'Écrivez à accessibilite@ecole.fr' },
      'voies de recours': { words: /D[eé]fenseur des droits/i, example: 'Écrivez au Défenseur des droits' },
    },
  },
  {
    path: '/charte-donnees-personnelles',
    basis: 'RGPD, art. 13',
    says: {
      'responsable de traitement': {
        words: /responsable d[ue]s? traitements?/i,
        example: 'Le responsable du traitement est l’école',
      },
      'durées de conservation': { words: /conserv/i, example: 'Les demandes sont conservées trois ans' },
      'droits des personnes': { words: /droits?/i, example: 'Vos droits : accès, rectification, effacement' },
      'réclamation auprès de la CNIL': {
        words: /CNIL|Commission nationale de l[’']informatique/,
        example: 'Vous pouvez saisir la CNIL',
      },
    },
  },
  {
    path: '/conditions-generales-de-vente',
    basis: 'Code de la consommation, L111-1 et L616-1',
    says: {
      prix: { words: /prix|tarif/i, example: 'Les prix sont ceux de la page des tarifs' },
      rétractation: { words: /r[eé]tractation/i, example: 'Délai de rétractation : quatorze jours' },
      médiation: { words: /m[eé]diat/i, example: 'Médiateur de la consommation : nom et adresse' },
    },
  },
  {
    path: '/ecole/certification-qualiopi',
    ofMenus: true,
    basis: 'Code du travail, L6316-1 ; arrêté du 31 mai 2023',
    says: {
      'catégorie d’actions certifiée': {
        words: new RegExp(`cat[eé]gories? d[’']actions?|${notYetCertified.source}`, 'i'),
        example: 'Catégorie d’actions certifiée : actions de formation par apprentissage',
      },
      'certificat à télécharger': {
        words: new RegExp(
          `certificat(?:(?!certificat)[^"])*\\.pdf|\\.pdf(?:(?!\\.pdf)[^"])*certificat|${notYetCertified.source}`,
          'i',
        ),
        example:
          'un lien vers le fichier certificat-qualiopi.pdf de la médiathèque ; ou, avant l’audit : L’école n’est pas encore certifiée',
      },
    },
  },
];
