// @ts-nocheck Bundled from content-model/rules/beginning.ts by npm run content strapi.
// content-model/rules/duties/finding.ts
var severityWords = {
  duty: "Obligation",
  loss: "Non montré",
  advice: "Conseil",
  plan: "Programmation"
};
var severities = Object.keys(severityWords);

// content-model/rules/duties/page-duties.ts
var withoutCapital = /forme juridique[^.]{0,60}(?:association|fondation|[eé]tablissement public|groupement)/i;
var notYetCertified = /pas encore certifi[eé]/i;
var regulatedPages = [
  {
    path: "/mentions-legales",
    basis: "Loi 2004-575 (LCEN), art. 1-1",
    says: {
      "dénomination et forme juridique": {
        words: /forme juridique/i,
        example: "Forme juridique : association loi de 1901"
      },
      "siège social": { words: /si[eè]ge social/i, example: "Siège social : 1 rue du Port, 76600 Le Havre" },
      téléphone: { words: /t[eé]l[eé]phone/i, example: "Téléphone : 02 61 91 00 12" },
      "courriel de contact": { words: /\S@\S/, example: "Courriel : contact@ecole.fr" },
      "capital social, ou une forme juridique qui n’en a pas": {
        words: new RegExp(`capital social|${withoutCapital.source}`, "i"),
        example: "Capital social : 10 000 €"
      },
      "numéro d’immatriculation": {
        words: /\b(?:RCS|RNE|SIREN|SIRET|RNA)\b/,
        example: "SIREN : 123 456 789, ou le RNA d’une association : W123456789"
      },
      "directeur de la publication": {
        words: /direct(?:eur|rice) de (?:la )?publication/i,
        example: "Directrice de la publication : prénom et nom"
      },
      "hébergeur, avec adresse et téléphone": {
        words: [/h[eé]berg[eé]/i, /\d{5}/, /t[eé]l[eé]phone|\b0\d(?: \d\d){4}/i],
        example: "Hébergeur : nom, 2 rue du Serveur, 59100 Roubaix, téléphone 09 72 10 10 07"
      },
      "déclaration d’activité sans valeur d’agrément": {
        words: /ne vaut pas agr[eé]ment/i,
        example: "Déclaration d’activité n° 12345678901 ; elle ne vaut pas agrément de l’État"
      }
    }
  },
  {
    path: "/declaration-accessibilite",
    basis: "Loi 2005-102, art. 47 ; décret 2019-768",
    says: {
      "état de conformité": {
        words: /(?:totalement|partiellement|non) conforme|\{\{\s?accessibility\.state\s?\}\}/i,
        example: "Ce site est {{accessibility.state}}"
      },
      "contenus non accessibles": {
        words: /contenus non accessibles/i,
        example: "Contenus non accessibles : ceux que l’audit a trouvés"
      },
      "moyen de contact": { words: /\S@\S/, example: "Écrivez à accessibilite@ecole.fr" },
      "voies de recours": { words: /D[eé]fenseur des droits/i, example: "Écrivez au Défenseur des droits" }
    }
  },
  {
    path: "/charte-donnees-personnelles",
    basis: "RGPD, art. 13",
    says: {
      "responsable de traitement": {
        words: /responsable d[ue]s? traitements?/i,
        example: "Le responsable du traitement est l’école"
      },
      "durées de conservation": { words: /conserv/i, example: "Les demandes sont conservées trois ans" },
      "droits des personnes": { words: /droits?/i, example: "Vos droits : accès, rectification, effacement" },
      "réclamation auprès de la CNIL": {
        words: /CNIL|Commission nationale de l[’']informatique/,
        example: "Vous pouvez saisir la CNIL"
      }
    }
  },
  {
    path: "/conditions-generales-de-vente",
    basis: "Code de la consommation, L111-1 et L616-1",
    says: {
      prix: { words: /prix|tarif/i, example: "Les prix sont ceux de la page des tarifs" },
      rétractation: { words: /r[eé]tractation/i, example: "Délai de rétractation : quatorze jours" },
      médiation: { words: /m[eé]diat/i, example: "Médiateur de la consommation : nom et adresse" }
    }
  },
  {
    path: "/ecole/certification-qualiopi",
    ofMenus: true,
    basis: "Code du travail, L6316-1 ; arrêté du 31 mai 2023",
    says: {
      "catégorie d’actions certifiée": {
        words: new RegExp(`cat[eé]gories? d[’']actions?|${notYetCertified.source}`, "i"),
        example: "Catégorie d’actions certifiée : actions de formation par apprentissage"
      },
      "certificat à télécharger": {
        words: new RegExp(
          `certificat(?:(?!certificat)[^"])*\\.pdf|\\.pdf(?:(?!\\.pdf)[^"])*certificat|${notYetCertified.source}`,
          "i"
        ),
        example: "un lien vers le fichier certificat-qualiopi.pdf de la médiathèque ; ou, avant l’audit : L’école n’est pas encore certifiée"
      }
    }
  }
];

// content-model/rules/locale.ts
var localePrefix = { fr: "", en: "/en" };
function homeOf(locale) {
  return localePrefix[locale] || "/";
}

// content-model/rules/page-address.ts
var homeSection = "accueil";
function pageHref({ rubrique, slug }, locale = "fr") {
  const prefix = localePrefix[locale];
  if (slug) return `${prefix}/${rubrique}/${slug}`;
  return rubrique === homeSection ? homeOf(locale) : `${prefix}/${rubrique}`;
}

// content-model/rules/beginning.ts
var titles = {
  "/mentions-legales": "Mentions légales",
  "/declaration-accessibilite": "Déclaration d’accessibilité",
  "/charte-donnees-personnelles": "Données personnelles",
  "/conditions-generales-de-vente": "Conditions générales de vente",
  "/ecole/certification-qualiopi": "Certification Qualiopi"
};
function regulatedPage(path) {
  const page = regulatedPages.find((one) => one.path === path);
  if (!page) return null;
  const [, rubrique = "", slug = null] = page.path.split("/");
  return { title: titles[page.path] ?? page.path, rubrique, slug };
}
var placeholder = /^nouvelle école$/i;
function firstSteps(school) {
  const step = (name, place, isDone, title, help) => ({
    name,
    title,
    help,
    isDone,
    place,
    documentId: null
  });
  const { navbarproto, footer } = school.menus;
  return [
    step(
      "name",
      "settings",
      Boolean(school.name?.trim()) && !placeholder.test(school.name ?? ""),
      "Le nom de l’école",
      "Dans « Réglages du site » : titre, nom du site, et le premier établissement avec son adresse et son téléphone."
    ),
    step(
      "logo",
      "settings",
      school.hasLogo,
      "Le logo",
      "Dans « Réglages du site », en SVG ou PNG. Sans logo, le site écrit le nom."
    ),
    step(
      "campus",
      "campus",
      school.campuses > 0,
      "Le premier campus",
      "Son adresse, son téléphone, comment y venir, puis Publier. Une formation et un événement ont lieu sur un campus."
    ),
    step(
      "programme",
      "programme",
      school.programmes > 0,
      "La première formation",
      "« Obligations », à côté du formulaire, dit ce que la loi demande encore. Pas encore de diplômés ? L’année des résultats est « Première promotion en 2027 », avec la vôtre."
    ),
    ...regulatedPages.map(({ path }) => pageStep(path, school.pages)),
    step(
      "crm",
      "crm",
      school.crmIsSettled,
      "Le CRM, ou aucun",
      "L’adresse où mènent brochure, contact et candidature. Sans CRM, dites-le ici : le site propose le téléphone et le courriel."
    ),
    step(
      "menus",
      "menu",
      navbarproto > 0 && footer > 0,
      "Les menus",
      footer > 0 || navbarproto === 0 ? "Celui du haut et celui du bas de page, chacun avec ses liens." : "Le menu du haut est là ; le bas de page n’a encore aucun lien."
    )
  ];
}
function pageStep(path, pages) {
  const found = pages.find((page) => pageHref(page) === path);
  return {
    name: path,
    title: `La page « ${titles[path] ?? path} »`,
    help: found ? "Elle est en brouillon : relisez-la, puis Publier. Le message dit quelle mention manque, et propose une phrase." : `Un brouillon s’ouvre, à l’adresse ${path}. « Obligations », à côté du formulaire, dit ce que la page doit dire, et propose des phrases.`,
    isDone: found?.isPublished === true,
    place: "page",
    documentId: found?.documentId ?? null
  };
}
export {
  firstSteps,
  regulatedPage
};
