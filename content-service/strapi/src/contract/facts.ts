// @ts-nocheck Bundled from content-model/fact-values.ts by npm run content:strapi.
// content-model/facts.ts
var number = (...label) => ({ kind: "number", label });
var words = (...label) => ({ kind: "words", label });
var settledFacts = {
  school: {
    label: ["L’école", "Ce que plusieurs pages disent d’elle."],
    facts: {
      founded: { kind: "year", label: ["Fondation", "Année de la première promotion."] },
      graduates: number("Diplômés", "Depuis la fondation, d’après l’annuaire."),
      employers: number("Employeurs", "Qui accueillent un alternant cette année."),
      associations: number("Associations", "D’étudiants, sur tous les campus.")
    }
  },
  application: {
    label: ["Candidature", "Hors calendrier national."],
    facts: {
      fee: { kind: "euros", label: ["Frais de candidature", "En euros ; 0 si candidater est gratuit."] },
      answer: number("Réponse", "Jours ouvrés entre l’entretien et la décision."),
      access: words("Délai d’accès", "Entre la candidature et l’entrée : « de 48 heures à 9 mois ».")
    }
  },
  test: {
    label: ["Épreuves d’admission", "Leurs parties, en minutes."],
    facts: {
      exercises: number("Exercices", "Minutes, pour toutes les formations sauf les mastères."),
      caseStudy: number("Étude de cas", "Minutes, pour les mastères."),
      interview: number("Entretien", "Minutes.")
    }
  },
  parcoursup: {
    label: ["Parcoursup", "Les règles du calendrier national."],
    facts: {
      wishes: number("Vœux", "Le plus grand nombre."),
      campuses: words("Plusieurs campus", "Comment compte une formation demandée sur plusieurs campus.")
    }
  },
  apprenticeship: {
    label: ["Alternance", "Ce que l’école promet à tous ses alternants."],
    facts: {
      firstVisit: number("Première visite", "Semaines, au plus, avant la première visite en entreprise."),
      withoutContract: number("Sans contrat", "Mois pendant lesquels on suit les cours sans contrat."),
      afterBreak: number("Après une rupture", "Mois pendant lesquels on garde sa place.")
    }
  },
  payment: {
    label: ["Paiement", "Des formations à temps plein."],
    facts: {
      instalments: words("Échéances", "Par exemple « trois, six ou dix mensualités ».")
    }
  },
  vae: {
    label: ["VAE", "Validation des acquis de l’expérience."],
    facts: {
      levels: words("Niveaux", "Des titres de l’école que l’on peut valider : « 5, 6 et 7 »."),
      steps: number("Étapes", "Du premier appel au jury."),
      duration: words("Durée", "Par exemple « de six à douze mois »."),
      firstMeeting: number("Premier entretien", "Minutes.")
    }
  },
  liveMyLife: {
    label: ["Vis ma vie", "L’immersion dans une classe."],
    facts: {
      duration: words("Durée", "Par exemple « d’une demi-journée à deux jours ».")
    }
  }
};
var derivedFacts = {
  "count.campuses": ["Nombre de campus", "Compté."],
  "count.programmes": ["Nombre de formations", "Compté."],
  "contact.phone": ["Téléphone", "Du standard, dans « Établissements »."],
  "contact.email": ["Courriel", "De l’école, en tête des réglages."],
  "contact.address": ["Adresse postale", "Du siège, dans « Établissements »."],
  "apprenticeship.opensOn": ["Ouverture en alternance", "Dans « Dates d’admission »."],
  "apprenticeship.closesOn": ["Clôture en alternance", "Dans « Dates d’admission »."],
  "parcoursup.opensOn": ["Ouverture des vœux", "Première étape avec candidatures du calendrier national."],
  "parcoursup.closesOn": ["Clôture des vœux", "Dernier jour de cette étape."]
};
var quotableFacts = [
  ...Object.entries(settledFacts).flatMap(
    ([
      group,
      {
        label: [title],
        facts
      }
    ]) => Object.entries(facts).map(
      ([
        name,
        {
          label: [label, help]
        }
      ]) => ({
        name: `${group}.${name}`,
        label: [`${title}, ${label.toLowerCase()}`, help]
      })
    )
  ),
  ...Object.entries(derivedFacts).map(([name, label]) => ({ name, label }))
];

// content-model/fact-values.ts
var countedPaths = { "count.campuses": "/campuses", "count.programmes": "/programmes" };
function factsOf({ email, admission, schools, facts }, counts, locale) {
  const number2 = new Intl.NumberFormat(locale);
  const day = (iso) => iso ? dayIn(locale, iso) : null;
  const inWords = {
    number: (value) => number2.format(value),
    year: String,
    euros: (value) => `${number2.format(value)} €`,
    words: String
  };
  const settled = Object.entries(settledFacts).flatMap(
    ([group, { facts: kinds }]) => Object.entries(kinds).map(([name, { kind }]) => {
      const value = facts?.[group]?.[name] ?? "";
      return [`${group}.${name}`, value === "" ? null : inWords[kind](value)];
    })
  );
  const school = schools?.[0];
  const wishes = admission?.national?.find(({ applications }) => applications);
  const found = [
    ...settled,
    ...Object.entries(counts).map(([name, count]) => [name, number2.format(count)]),
    ["contact.phone", school?.phone?.number],
    ["contact.email", email],
    ["contact.address", school?.address],
    ["apprenticeship.opensOn", day(admission?.apprenticeship?.opensOn)],
    ["apprenticeship.closesOn", day(admission?.apprenticeship?.closesOn)],
    ["parcoursup.opensOn", day(wishes?.opensOn)],
    ["parcoursup.closesOn", day(wishes?.closesOn)]
  ];
  return new Map(found.flatMap(([name, value]) => value ? [[name, value]] : []));
}
function dayIn(locale, iso) {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    /* @__PURE__ */ new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  );
  return locale === "fr" ? text.replace(/^1(?=\s)/, "1er") : text;
}
export {
  countedPaths,
  factsOf,
  quotableFacts
};
