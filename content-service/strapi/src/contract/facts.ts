// @ts-nocheck Bundled from content-model/fact-values.ts by npm run content strapi.
// content-model/fact-kinds.ts
var settledKinds = {
  school: {
    founded: "year",
    learners: "number",
    graduates: "number",
    employers: "number",
    associations: "number"
  },
  application: { fee: "euros", answer: "number", access: "words" },
  test: { exercises: "number", caseStudy: "number", interview: "number" },
  parcoursup: { wishes: "number", campuses: "words" },
  apprenticeship: { firstVisit: "number", withoutContract: "number", afterBreak: "number" },
  offers: { shown: "number" },
  payment: { instalments: "words" },
  vae: { levels: "words", steps: "number", duration: "words", firstMeeting: "number" },
  accessibility: {
    auditor: "words",
    assessedOn: "day",
    conforming: "number",
    failing: "number",
    notApplicable: "number"
  },
  liveMyLife: { duration: "words" }
};
var derivedNames = [
  "count.campuses",
  "count.programmes",
  "contact.phone",
  "contact.email",
  "contact.address",
  "apprenticeship.opensOn",
  "apprenticeship.closesOn",
  "parcoursup.opensOn",
  "parcoursup.closesOn",
  "accessibility.state",
  "accessibility.rate"
];
var settledFacts = Object.entries(settledKinds).flatMap(
  ([group, kinds]) => Object.entries(kinds).map(([name, kind]) => ({ group, name, kind }))
);
var factNames = [
  ...settledFacts.map(({ group, name }) => `${group}.${name}`),
  ...derivedNames
];

// content-model/facts.ts
var settledLabels = {
  school: {
    label: ["L’école", "Ce que plusieurs pages disent d’elle."],
    facts: {
      founded: ["Fondation", "Année de la première promotion."],
      learners: ["Apprenants", "Inscrits cette année, toutes formations et tous statuts."],
      graduates: ["Diplômés", "Depuis la fondation, d’après l’annuaire."],
      employers: ["Employeurs", "Qui accueillent un alternant cette année."],
      associations: ["Associations", "D’étudiants, sur tous les campus."]
    }
  },
  application: {
    label: ["Candidature", "Hors calendrier national."],
    facts: {
      fee: ["Frais de candidature", "En euros ; 0 si candidater est gratuit."],
      answer: ["Réponse", "Jours ouvrés entre l’entretien et la décision."],
      access: ["Délai d’accès", "Entre la candidature et l’entrée : « de 48 heures à 9 mois »."]
    }
  },
  test: {
    label: ["Épreuves d’admission", "Leurs parties, en minutes."],
    facts: {
      exercises: ["Exercices", "Minutes, pour toutes les formations sauf les mastères."],
      caseStudy: ["Étude de cas", "Minutes, pour les mastères."],
      interview: ["Entretien", "Minutes."]
    }
  },
  parcoursup: {
    label: ["Parcoursup", "Les règles du calendrier national."],
    facts: {
      wishes: ["Vœux", "Le plus grand nombre."],
      campuses: ["Plusieurs campus", "Comment compte une formation demandée sur plusieurs campus."]
    }
  },
  apprenticeship: {
    label: ["Alternance", "Ce que l’école promet à tous ses alternants."],
    facts: {
      firstVisit: ["Première visite", "Semaines, au plus, avant la première visite en entreprise."],
      withoutContract: ["Sans contrat", "Mois pendant lesquels on suit les cours sans contrat."],
      afterBreak: ["Après une rupture", "Mois pendant lesquels on garde sa place."]
    }
  },
  offers: {
    label: ["Offres", "D’alternance et de stage."],
    facts: {
      shown: ["Affichage", "Jours, au plus, entre la publication et le dernier jour pour répondre."]
    }
  },
  payment: {
    label: ["Paiement", "Des formations à temps plein."],
    facts: {
      instalments: ["Échéances", "Par exemple « trois, six ou dix mensualités »."]
    }
  },
  vae: {
    label: ["VAE", "Validation des acquis de l’expérience."],
    facts: {
      levels: ["Niveaux", "Des titres de l’école que l’on peut valider : « 5, 6 et 7 »."],
      steps: ["Étapes", "Du premier appel au jury."],
      duration: ["Durée", "Par exemple « de six à douze mois »."],
      firstMeeting: ["Premier entretien", "Minutes."]
    }
  },
  accessibility: {
    label: ["Accessibilité", "Les résultats du dernier audit, que la déclaration et le pied de page citent."],
    facts: {
      auditor: ["Auditeur", "Le tiers qui a mené l’audit. Vide sans audit : le site est « non conforme »."],
      assessedOn: ["Date", "De l’audit, ou de l’auto-évaluation qui le précède."],
      conforming: ["Critères conformes", "Parmi les 106 du RGAA 4.1.2."],
      failing: ["Critères non conformes", "0 si aucun."],
      notApplicable: ["Critères non applicables", "0 si aucun."]
    }
  },
  liveMyLife: {
    label: ["Vis ma vie", "L’immersion dans une classe."],
    facts: {
      duration: ["Durée", "Par exemple « d’une demi-journée à deux jours »."]
    }
  }
};
var derivedLabels = {
  "count.campuses": ["Nombre de campus", "Compté."],
  "count.programmes": ["Nombre de formations", "Compté."],
  "contact.phone": ["Téléphone", "Du standard, dans « Établissements »."],
  "contact.email": ["Courriel", "De l’école, en tête des réglages."],
  "contact.address": ["Adresse postale", "Du siège, dans « Établissements »."],
  "apprenticeship.opensOn": ["Ouverture en alternance", "Dans « Dates d’admission »."],
  "apprenticeship.closesOn": ["Clôture en alternance", "Dans « Dates d’admission »."],
  "parcoursup.opensOn": ["Ouverture des vœux", "Première étape avec candidatures du calendrier national."],
  "parcoursup.closesOn": ["Clôture des vœux", "Dernier jour de cette étape."],
  "accessibility.state": [
    "État de conformité",
    "D’après l’audit : « non conforme » tant qu’il n’y en a pas."
  ],
  "accessibility.rate": ["Taux de conformité", "Des critères qui s’appliquent."]
};
var quotableFacts = [
  ...Object.entries(settledLabels).flatMap(
    ([
      group,
      {
        label: [title],
        facts
      }
    ]) => Object.entries(facts).map(([name, [label, help]]) => ({
      name: `${group}.${name}`,
      label: [`${title}, ${label.toLowerCase()}`, help]
    }))
  ),
  ...derivedNames.map((name) => ({ name, label: derivedLabels[name] }))
];

// content-model/rules/accessibility-state.ts
var stateWords = {
  fr: { none: "non conforme", partial: "partiellement conforme", full: "totalement conforme" },
  en: { none: "not compliant", partial: "partially compliant", full: "fully compliant" }
};
function conformityRate({ conforming, failing }) {
  if (typeof conforming !== "number" || typeof failing !== "number") return null;
  return conforming + failing > 0 ? conforming / (conforming + failing) : null;
}
function accessibilityState(assessment) {
  const rate = assessment?.auditor ? conformityRate(assessment) : null;
  if (rate === null || rate < 0.5) return "none";
  return rate === 1 ? "full" : "partial";
}
var accessibilityWords = (assessment, locale) => stateWords[locale][accessibilityState(assessment)];

// content-model/values/memoize.ts
function memoize(compute, most, longest = 512) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    if (text.length > longest) return compute(text);
    const found = known.get(text);
    if (found !== void 0) return found;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}

// content-model/values/zones.ts
var zoneForm = /^[A-Z]\w*(?:[/+-]\w+)*$/;
var mostZones = 200;
var isZone = memoize((name) => {
  if (!zoneForm.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}, mostZones);

// content-model/rules/calendar-day.ts
var formats = /* @__PURE__ */ new Map();
function dateFormat(locale, options) {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
function dayInWords(locale, moment, timeZone) {
  const text = dateFormat(locale, { dateStyle: "long", timeZone }).format(moment);
  return locale.startsWith("fr") ? text.replace(/^1(?=\s)/, "1er") : text;
}
var writtenDay = (locale, iso) => dayInWords(locale, /* @__PURE__ */ new Date(`${iso.slice(0, 10)}T00:00:00Z`), "UTC");
var mostDays = 2e3;
var daysOf = memoize((key) => {
  const [timeZone = "", moment = ""] = key.split(" ");
  if (moment === "") return "";
  return dateFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(moment));
}, mostDays);

// content-model/fact-values.ts
var countedPaths = { "count.campuses": "/campuses", "count.programmes": "/programmes" };
function factsOf({ email, admission, schools, facts }, counts, locale) {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const written = (iso) => writtenDay(locale, iso);
  const day = (iso) => iso ? written(iso) : null;
  const inWords = {
    number: (value) => number.format(value),
    year: String,
    euros: (value) => `${number.format(value)} €`,
    day: (value) => written(String(value)),
    words: String
  };
  const settled = settledFacts.map(({ group, name, kind }) => {
    const value = facts?.[group]?.[name] ?? "";
    return [`${group}.${name}`, value === "" ? null : inWords[kind](value)];
  });
  const school = schools?.[0];
  const assessment = facts?.accessibility;
  const rate = assessment ? conformityRate(assessment) : null;
  const wishes = admission?.national?.find(({ applications }) => applications);
  const found = [
    ...settled,
    ...Object.entries(counts).map(([name, count]) => [name, number.format(count)]),
    ["contact.phone", school?.phone?.number],
    ["contact.email", email],
    ["contact.address", school?.address],
    ["apprenticeship.opensOn", day(admission?.apprenticeship?.opensOn)],
    ["apprenticeship.closesOn", day(admission?.apprenticeship?.closesOn)],
    ["parcoursup.opensOn", day(wishes?.opensOn)],
    ["parcoursup.closesOn", day(wishes?.closesOn)],
    ["accessibility.state", accessibilityWords(assessment, locale)],
    // No rate is rounded up to all of them.
    ["accessibility.rate", rate === null ? null : percent.format(Math.floor(rate * 1e3) / 1e3)]
  ];
  return new Map(found.flatMap(([name, value]) => value ? [[name, value]] : []));
}
export {
  countedPaths,
  factsOf,
  quotableFacts
};
