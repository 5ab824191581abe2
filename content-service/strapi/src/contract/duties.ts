// @ts-nocheck Bundled from content-model/rules/duties/for-panel.ts by npm run content strapi.
// content-model/values/memoize.ts
function memoize(compute, most, longest2 = 512) {
  const known = /* @__PURE__ */ new Map();
  return (text2) => {
    if (text2.length > longest2) return compute(text2);
    const found = known.get(text2);
    if (found !== void 0) return found;
    const value = compute(text2);
    if (known.size >= most) known.clear();
    known.set(text2, value);
    return value;
  };
}

// content-model/values/zones.ts
var schoolZone = "Europe/Paris";
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
  const text2 = dateFormat(locale, { dateStyle: "long", timeZone }).format(moment);
  return locale.startsWith("fr") ? text2.replace(/^1(?=\s)/, "1er") : text2;
}
var writtenDay = (locale, iso) => dayInWords(locale, /* @__PURE__ */ new Date(`${iso.slice(0, 10)}T00:00:00Z`), "UTC");
function isDay(iso) {
  return iso.length === 10;
}
var mostDays = 2e3;
var daysOf = memoize((key) => {
  const [timeZone = "", moment = ""] = key.split(" ");
  if (moment === "") return "";
  return dateFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(moment));
}, mostDays);
function dayIn(timeZone, moment) {
  if (typeof moment === "string") return isDay(moment) ? moment : daysOf(`${timeZone} ${moment}`);
  return daysOf(`${timeZone} ${minuteOf(moment)}`);
}
var minute = 6e4;
var minuteOf = (moment) => new Date(Math.floor(moment.getTime() / minute) * minute).toISOString();
function calendarDay(moment) {
  return dayIn(schoolZone, moment);
}

// content-model/values/wire-date.ts
import { TZDate } from "@date-fns/tz";
var wireForm = /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?<offset>Z|[+-]\d{2}:\d{2})?)?$/;
function isWireDate(text2) {
  const { day, clock } = partsOf(text2) ?? {};
  if (day === void 0) return false;
  const midnight = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
  const isDay2 = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isDay2 && (clock === void 0 || !Number.isNaN(Date.parse(text2)));
}
function onTheSpot(text2, zone) {
  return zonedMoment(`${zone} ${text2}`);
}
var mostDates = 2e3;
var zonedMoment = memoize((key) => {
  const [zone = "", text2 = ""] = key.split(" ");
  const { day, clock, offset } = partsOf(text2) ?? {};
  if (day === void 0 || clock === void 0) return text2;
  const moment = offset ? new TZDate(text2, zone) : clockIn(zone, day, clock);
  return moment.toISOString().replace(/\.\d{3}/, "");
}, mostDates);
function clockIn(zone, day, clock) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return new TZDate(year, month - 1, date, hours, minutes, Math.floor(seconds), zone);
}
function partsOf(text2) {
  return wireForm.exec(text2)?.groups ?? null;
}

// content-model/rules/event-times.ts
function dayAfter(day) {
  return daysFrom(day, 1);
}
function daysFrom(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 864e5).toISOString().slice(0, 10);
}

// content-model/rules/visibility.ts
function isOut(entry, visibility, now) {
  const { begins, ends } = visibleSpan(entry, visibility);
  return (begins ?? now) <= now && now < (ends ?? Number.POSITIVE_INFINITY);
}
function visibleSpan(entry, { from, until }) {
  return {
    begins: momentOf(entry[from]),
    ends: until === void 0 ? null : momentOf(entry[until], dayAfter)
  };
}
function momentOf(value, turn = (day) => day) {
  if (typeof value !== "string" || !isWireDate(value)) return null;
  return Date.parse(onTheSpot(isDay(value) ? `${turn(value)}T00:00` : value, schoolZone));
}

// content-model/values/slug.ts
var slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;
var hyphenated = (text2, most) => text2.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/[^a-z0-9]+/g, "-").slice(0, most).replace(/^-|-$/g, "");
var ligatures = { æ: "ae", ß: "ss" };
var slugOfTitle = (title) => hyphenated(
  title.normalize("NFD").toLowerCase().replace(/[æß]/g, (letter) => ligatures[letter] ?? ""),
  100
);
var pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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

// content-model/places.ts
var sincePublication = { from: "publishDate" };
var places = {
  sectors: { path: "sectors", models: ["sector"], shownOn: "/formations" },
  campuses: {
    path: "campuses",
    models: ["campus"],
    feeds: ["crm-links"],
    below: "/campus",
    sitemap: "campus"
  },
  programmes: {
    path: "programmes",
    models: ["programme", "course"],
    aliases: ["followOn"],
    // A campus and a career list the programmes that name them; the message need not name these.
    feeds: ["crm-links", "campuses", "careers"],
    below: "/formations",
    sitemap: "formations"
  },
  events: { path: "events", models: ["event"], below: "/agenda", sitemap: "agenda" },
  newsCategories: {
    path: "news-categories",
    models: ["news-category"],
    aliases: ["cat_news"],
    shownOn: "/actualites"
  },
  news: {
    path: "{namespace}-news",
    models: ["news-item", "news"],
    below: "/actualites",
    sitemap: "actualites",
    dated: true,
    visible: sincePublication
  },
  posts: {
    path: "{namespace}-posts",
    models: ["post"],
    below: "/blog",
    sitemap: "blog",
    dated: true,
    visible: sincePublication
  },
  careers: { path: "careers", models: ["career"], below: "/metiers", unlisted: true, sitemap: "metiers" },
  offers: {
    path: "offers",
    models: ["offer"],
    below: "/offres-alternance",
    sitemap: "offres",
    visible: sincePublication
  },
  works: { path: "works", models: ["work"], below: "/travaux", sitemap: "travaux" },
  people: { path: "people", models: ["person"] },
  podcasts: { path: "podcasts", models: ["podcast"], visible: sincePublication },
  faqs: { path: "faqs", models: ["faq"] },
  answers: { path: "answers", models: ["answer"] },
  synonyms: { path: "synonyms", models: ["synonym"] },
  partners: { path: "partners", models: ["partner"] },
  menus: { path: "menu-enrichis", models: ["menu-enrichi", "menu"], shownOn: "/" },
  // Their addresses consist of section and slug.
  articles: {
    path: "{namespace}-articles",
    models: ["article"],
    visible: { from: "visibleFrom", until: "visibleUntil" }
  },
  redirects: { path: "redirects", models: ["redirect"] }
};

// content-model/rules/duties/address-duties.ts
var duty = { severity: "duty", basis: "Une adresse, une page" };
var sections = new Set(
  Object.values(places).flatMap((place) => "below" in place ? [place.below.slice(1)] : [])
);
function addressDuties(page, others) {
  const isOfList = Boolean(page.slug) && sections.has(page.rubrique);
  return isOfList ? [ofList(page)] : takenAddress(page, others);
}
function takenAddress(page, others, locale = "fr") {
  const subject = pageHref(page, locale);
  const same = others.find((other) => pageHref(other, locale) === subject);
  if (!same) return [];
  return [
    {
      ...duty,
      subject,
      rule: "address.taken",
      message: `L’adresse ${subject} est déjà celle de la page « ${same.title} » : changez la rubrique ou la sous-page de l’une des deux.`
    }
  ];
}
var ofList = (page) => ({
  ...duty,
  subject: pageHref(page),
  rule: "address.ofList",
  message: `Les adresses sous /${page.rubrique} sont celles d’autres fiches : cette page n’y paraîtrait pas. Choisissez une autre rubrique.`
});

// content-model/rules/duties/block-losses.ts
var subjects = {
  hero: ["eyebrow", "title", "text", "image", "actions"],
  "rich-text": ["body"],
  "media-text": ["body", "image", "actions"],
  cards: ["items"],
  "key-figures": ["items"],
  "call-to-action": ["title", "text", "actions"],
  testimonials: ["items"],
  gallery: ["images"],
  video: ["videoId", "transcript"],
  frame: ["url"],
  downloads: ["items"],
  timeline: ["items"],
  steps: ["items"],
  quote: ["text"],
  table: ["rows"],
  notice: ["title", "text", "actions"]
};
var blockCollections = {
  news: ["news", "aucune actualité"],
  posts: ["posts", "aucun article de blog"],
  programmes: ["programmes", "aucune formation"],
  campuses: ["campuses", "aucun campus"],
  offers: ["offers", "aucune offre"],
  works: ["works", "aucun travail d’étudiants"],
  people: ["people", "aucun ancien élève"],
  careers: ["careers", "aucun métier"],
  podcasts: ["podcasts", "aucun podcast"],
  logos: ["partners", "aucun partenaire"]
};
var criteria = {
  campus: ["campuses", "Aucun campus publié"],
  sector: ["sectors", "Aucun domaine"],
  slugs: ["programmes", "Aucune formation publiée"]
};
function blockLoss(component, block, at, { slugs }) {
  const kind = component.replace(/^blocks\./, "");
  return [
    ...nothingWritten(kind, block, at),
    ...kind === "table" ? narrowTable(block, at) : [],
    ...slugs ? nothingFound(kind, block, at, slugs) : []
  ];
}
function nothingWritten(kind, block, at) {
  const subject = kind === "accordion" ? ["items", "topic"] : subjects[kind];
  const [first] = subject ?? [];
  if (!subject || first === void 0 || subject.some((name) => isFilled(block[name]))) return [];
  return [
    [
      "block.empty",
      at(first),
      "Ce bloc est vide : il n’est pas montré. Remplissez-le, ou retirez-le de la page."
    ]
  ];
}
var isFilled = (value) => Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== "[]";
var leastColumns = 2;
function narrowTable({ columns }, at) {
  const count = listOf(columns).length;
  if (count >= leastColumns) return [];
  return [
    [
      "table.columns",
      at("columns"),
      `Le tableau a ${count === 0 ? "zéro colonne" : "une seule colonne"} : il est montré sans ses titres. Écrivez un titre par ligne, deux au moins ; pour une liste, prenez le bloc « Texte ».`
    ]
  ];
}
function listOf(value) {
  if (Array.isArray(value)) return value;
  if (typeof value !== "string" || !value.startsWith("[")) return [];
  try {
    return listOf(JSON.parse(value));
  } catch {
    return [];
  }
}
function nothingFound(kind, block, at, slugs) {
  const [from, none] = blockCollections[kind] ?? [];
  if (from && slugs[from].length === 0)
    return [
      [
        "block.none",
        at("title"),
        `Ce bloc ne montre rien pour l’instant : ${none} n’est en ligne. Il paraîtra dès qu’il y en aura.`,
        "advice"
      ]
    ];
  const named = {
    ...criteria,
    ...kind === "news" ? { category: ["newsCategories", "Aucune catégorie"] } : {}
  };
  return Object.entries(named).flatMap(([field, [of, what]]) => {
    const values = field === "slugs" ? listOf(block[field]) : [block[field]];
    const unknown = values.filter(
      (value) => typeof value === "string" && value !== "" && !slugs[of].includes(value)
    );
    if (unknown.length === 0) return [];
    const written = unknown.map((value) => `« ${value} »`).join(", ");
    return [
      [
        "block.criterion",
        at(field),
        `${what} n’a l’adresse ${written} : le bloc ne trouve rien sous ce nom. Copiez l’adresse de la fiche.`
      ]
    ];
  });
}

// content-model/rules/duties/draft-programme.ts
var text = (value) => typeof value === "string" ? value : "";
var textOrNull = (value) => text(value).trim() || null;
var numberOrNull = (value) => typeof value === "number" ? value : null;
var entryOrNull = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
var entries = (value) => listOf(value).map(entryOrNull).filter((one) => one !== null);
var lines = (value) => listOf(value).map(textOrNull).filter((line) => line !== null);
function draftProgramme(entry) {
  const admission = entryOrNull(entry.admission);
  const duration = entryOrNull(entry.duration);
  return {
    slug: text(entry.slug),
    title: text(entry.title),
    summary: text(entry.summary),
    description: text(entry.description),
    rhythms: lines(entry.rhythms),
    publicDiploma: entry.publicDiploma === true,
    duration: duration && { format: duration.format },
    aims: lines(entry.aims),
    prerequisites: lines(entry.prerequisites),
    methods: lines(entry.methods),
    assessment: lines(entry.assessment),
    accessibility: textOrNull(entry.accessibility),
    campuses: Array.isArray(entry.campuses) ? entry.campuses : [],
    certification: draftCertification(entryOrNull(entry.certification)),
    prices: entries(entry.prices).map((price) => ({
      status: price.status,
      amount: numberOrNull(price.amount),
      per: price.per,
      note: textOrNull(price.note)
    })),
    admission: admission && {
      calendar: admission.calendar,
      delay: text(admission.delay),
      steps: lines(admission.steps),
      opensOn: textOrNull(admission.opensOn),
      closesOn: textOrNull(admission.closesOn)
    },
    outcomes: draftOutcomes(entryOrNull(entry.outcomes)),
    updatedOn: textOrNull(entry.updatedOn)
  };
}
function draftCertification(certification) {
  return certification && {
    title: text(certification.title),
    rncpCode: textOrNull(certification.rncpCode),
    level: numberOrNull(certification.level),
    certifier: text(certification.certifier),
    registeredOn: textOrNull(certification.registeredOn),
    expiresOn: textOrNull(certification.expiresOn),
    demo: certification.demo === true
  };
}
function draftOutcomes(outcomes) {
  return outcomes && {
    year: text(outcomes.year),
    cohort: numberOrNull(outcomes.cohort) ?? 0,
    source: text(outcomes.source),
    success: numberOrNull(outcomes.success),
    continuation: numberOrNull(outcomes.continuation),
    interruption: numberOrNull(outcomes.interruption),
    employment: numberOrNull(outcomes.employment),
    contractBreak: numberOrNull(outcomes.contractBreak)
  };
}

// content-model/rules/duties/event-end.ts
function eventEnd(subject, { dateStart, dateEnd }) {
  const length = Math.min(dateStart.length, dateEnd.length) > 10 ? void 0 : 10;
  const [start, end] = [dateStart.slice(0, length), dateEnd.slice(0, length)].map((date) => Date.parse(date));
  if (start === void 0 || end === void 0 || !(end < start)) return [];
  return [
    {
      subject,
      rule: "dateEnd.early",
      severity: "advice",
      message: "La fin est avant le début : le site ne la montre pas.",
      basis: "Agenda"
    }
  ];
}

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
  ([group, kinds2]) => Object.entries(kinds2).map(([name, kind]) => ({ group, name, kind }))
);
var factNames = [
  ...settledFacts.map(({ group, name }) => `${group}.${name}`),
  ...derivedNames
];

// content-model/values/fact-quotes.ts
var absentFact = "…";
var quote = /\{\{\s{0,4}([a-z][A-Za-z]{0,40}\.[a-z][A-Za-z]{0,40})\s{0,4}\}\}/g;
var mayQuote = (text2) => text2.includes("{{");
function quotedNames(text2) {
  if (!mayQuote(text2)) return [];
  return [...new Set([...text2.matchAll(quote)].map(([, name = ""]) => name))];
}

// content-model/rules/duties/fact-duties.ts
var basis = "Données citées";
var names = new Set(factNames);
function quoteFindings(subject, text2, facts) {
  return quotedNames(text2).flatMap((name) => {
    const shown = `le site montre « ${absentFact} » à sa place.`;
    if (!names.has(name))
      return [factFinding(subject, "fact.unknown", `Aucune donnée ne s’appelle ${name} : ${shown}`)];
    if (facts && !facts.has(name))
      return [
        factFinding(
          subject,
          "fact.absent",
          `La donnée ${name} n’est pas remplie dans les réglages : ${shown}`
        )
      ];
    return [];
  });
}
var factFinding = (subject, rule, message) => ({
  subject,
  rule,
  severity: "advice",
  message,
  basis
});

// content-model/rules/duties/finding.ts
var severityWords = {
  duty: "Obligation",
  loss: "Non montré",
  advice: "Conseil",
  plan: "Programmation"
};
var severities = Object.keys(severityWords);
function bySeverity(findings) {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
var millisecondsOfDay = 864e5;
function daysSince(iso, now) {
  return Math.floor((now.getTime() - Date.parse(iso)) / millisecondsOfDay);
}

// content-model/values/safe-href.ts
function safeHref(input) {
  if (typeof input !== "string") return null;
  const text2 = input.trim();
  if (text2.length > 2048 || /[\u0000-\u001f\u007f\\]/.test(text2)) return null;
  if (text2.startsWith("#")) return /^#[\w-]+$/.test(text2) ? text2 : null;
  if (text2.startsWith("/")) return text2.startsWith("//") ? null : text2;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(text2) || /^tel:\+?[\d ().-]+$/i.test(text2)) return text2;
  if (!/^https?:\/\//i.test(text2)) return null;
  try {
    const url = new URL(text2);
    return url.username === "" && url.password === "" ? url.href : null;
  } catch {
    return null;
  }
}

// content-model/values/video-address.ts
var providers = {
  youtube: {
    id: /^[A-Za-z0-9_-]{5,20}$/,
    hosts: /^(?:www\.|m\.|music\.)?(?:youtube|youtube-nocookie)\.com$/
  },
  vimeo: { id: /^[A-Za-z0-9_-]{5,20}$/, hosts: /^(?:www\.|player\.)?vimeo\.com$/ },
  dailymotion: { id: /^[A-Za-z0-9]{5,20}$/, hosts: /^(?:www\.|geo\.)?dailymotion\.com$/ }
};
var hashForm = /^[0-9a-f]{6,40}$/i;
function readVideo(pasted, stated) {
  const text2 = pasted.trim();
  if (!/[/.]/.test(text2)) return videoOf(stated ?? (/^\d+$/.test(text2) ? "vimeo" : "youtube"), text2);
  if (/^\d+\/[0-9a-z]+(?:\?|$)/i.test(text2))
    return stated === "youtube" ? null : readVideo(`vimeo.com/${text2}`, stated);
  const withScheme = /^https?:\/\//i.test(text2) ? text2 : `https://${text2.replace(/^\/\//, "")}`;
  if (!URL.canParse(withScheme)) return null;
  const { hostname, pathname, searchParams } = new URL(withScheme);
  const parts = pathname.split("/").filter(Boolean);
  if (hostname === "youtu.be") return videoOf("youtube", parts[0]);
  if (providers.youtube.hosts.test(hostname)) {
    const kind = /^(?:embed|shorts|live|v|e)$/.test(parts[0] ?? "");
    return videoOf("youtube", kind ? parts[1] : searchParams.get("v") ?? void 0);
  }
  if (hostname === "dai.ly") return videoOf("dailymotion", parts[0]);
  if (providers.dailymotion.hosts.test(hostname)) {
    const at2 = parts.indexOf("video");
    return videoOf("dailymotion", at2 < 0 ? searchParams.get("video") ?? void 0 : parts[at2 + 1]);
  }
  if (!providers.vimeo.hosts.test(hostname)) return null;
  const at = parts.findLastIndex((part) => /^\d+$/.test(part));
  return videoOf("vimeo", parts[at], searchParams.get("h") ?? parts[at + 1]);
}
function videoOf(provider, id = "", hash = "") {
  if (!providers[provider].id.test(id)) return null;
  return { provider, id, hash: hashForm.test(hash) ? hash : null };
}

// content-model/rules/picture-limits.ts
var kinds = {
  jpg: "jpeg",
  jpeg: "jpeg",
  jfif: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
  svg: "svg"
};
var mostPixels = {
  jpeg: 64e6,
  png: 24e6,
  webp: 24e6,
  avif: 12e6,
  gif: 12e6
};
var mostBytes = 15 * 1024 * 1024;
function pictureKind(path) {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(kinds, ending) ? kinds[ending] : null;
}

// content-model/rules/rich-text-links.ts
var endings = "fr|com|org|net|eu|info|edu|be|ch|lu|ca|re|gp|mq|gf|yt|pm|wf|nc|pf|bzh|paris|alsace|corsica|io|education";
var host = new RegExp(
  `^(?:www\\.(?:[a-z0-9-]+\\.)+[a-z]{2,}|(?:[a-z0-9-]+\\.)+(?:${endings}))(?=[/?#:]|$)`,
  "i"
);
var email = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}$/i;
var phone = /^(?:0|\+\d{1,3} ?)[1-9](?:[ .-]?\d\d){4}$/;
function meantHref(written) {
  if (typeof written !== "string") return null;
  const text2 = written.trim();
  if (text2.length > 2048) return null;
  if (host.test(text2)) return safeHref(`https://${text2}`);
  if (email.test(text2)) return safeHref(`mailto:${text2}`);
  if (phone.test(text2)) return safeHref(`tel:${text2}`);
  const [, scheme, rest = ""] = /^(https?)(?::\/?|\/\/|:\/{3})([a-z0-9].*)$/i.exec(text2) ?? [];
  if (scheme) return safeHref(`${scheme}://${rest}`);
  return safeHref(text2.replace(/^(mailto|tel):\s+/i, "$1:"));
}

// content-model/rules/unshown-picture.ts
function isHeic(name, bytes = new Uint8Array()) {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /\.hei[cf]s?$/i.test(name) || /^ftyp(?:he[iv][a-z]|mif1|msf1)$/.test(brand);
}
var instead = "Enregistrez-la en JPEG ou en PNG, puis importez ce fichier.";
var ofPhones = "C’est une photo HEIC, d’un iPhone : exportez-la en JPEG, puis importez ce fichier. Pour les photos suivantes, réglez l’appareil photo de l’iPhone sur « Le plus compatible » (Réglages, Appareil photo, Formats).";
function unshownPicture(name, why, heic = isHeic(name)) {
  const picture2 = `L’image « ${name} »`;
  if (heic) return `${picture2} ne peut pas être montrée. ${ofPhones}`;
  if (why === "kind")
    return `${picture2} ne peut pas être montrée : le site montre les JPEG, PNG, WebP, AVIF, GIF et SVG. ${instead}`;
  if (why === "large")
    return `${picture2} est trop grande pour être montrée. Réduisez-la : une photo de 2500 pixels de large suffit, et un dessin SVG pèse moins de 1 Mo.`;
  return `${picture2} ne peut pas être montrée : le fichier est abîmé, ou n’est pas ce que dit son nom. ${instead}`;
}

// content-model/rules/duties/campus-zone.ts
var overseas = {
  "971": "America/Guadeloupe",
  "972": "America/Martinique",
  "973": "America/Cayenne",
  "974": "Indian/Reunion",
  "975": "America/Miquelon",
  "976": "Indian/Mayotte",
  "977": "America/St_Barthelemy",
  "978": "America/Marigot",
  "986": "Pacific/Wallis",
  "987": "Pacific/Tahiti",
  "988": "Pacific/Noumea"
};
function missedZone({ postalCode, timezone }) {
  const place = overseas[String(postalCode).trim().slice(0, 3)];
  return place && (timezone || schoolZone) === schoolZone ? place : null;
}

// content-model/rules/linked-pages.ts
var sidePages = {
  network: "/edito-reseau-competences-et-developpement",
  culture: "/art-culture",
  programmes: "/formations-reseau",
  podcasts: "/decouvrez-nos-podcasts",
  alumni: "/alumni",
  contact: "/contact"
};
var companyPages = {
  offer: "/entreprise/deposer-une-offre",
  recruit: "/entreprise/recruter-un-alternant"
};
var peoplePage = "/alumni/alumni-et-ambassadeurs";

// content-model/rules/duties/page-duties.ts
var longestWithoutReview = 365;
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
function standIn(text2, words) {
  let rest = text2;
  for (const word of [words].flat()) {
    const found = word.exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}
function pageDuties(duty3, page, now) {
  const { path: subject, basis: basis5 } = duty3;
  if (!page) {
    return [
      {
        subject,
        rule: "page.missing",
        severity: "duty",
        message: "Page absente : créez-la à cette adresse.",
        basis: basis5
      }
    ];
  }
  const missing = Object.entries(duty3.says).flatMap(
    ([what, { words, example }]) => standIn(page.text, words) ? [] : [
      {
        subject,
        rule: "page.incomplete",
        severity: "duty",
        message: `Mention absente : ${what}. Écrivez, avec vos mots : « ${example} ».`,
        basis: basis5
      }
    ]
  );
  const age = page.updatedOn === null ? null : daysSince(page.updatedOn, now);
  const stale = {
    subject,
    rule: "page.outdated",
    severity: "advice",
    message: age === null ? "Date de mise à jour absente : choisissez celle du jour où la page a été relue." : `Page relue il y a ${age} jours : relisez-la, puis changez la date de mise à jour.`,
    basis: basis5
  };
  return age === null || age > longestWithoutReview ? [...missing, stale] : missing;
}

// content-model/rules/duties/linked-by-the-site.ts
var linkedByTheSite = /* @__PURE__ */ new Set([
  "/",
  "/en",
  ...regulatedPages.filter(({ ofMenus }) => !ofMenus).map(({ path }) => path),
  ...Object.values(places).flatMap((place) => "below" in place ? [place.below] : []),
  ...Object.values(sidePages),
  ...Object.values(companyPages),
  peoplePage,
  "/reclamation",
  "/panorama"
]);

// content-model/rules/duties/place-of-kind.ts
function placeOfKind(kind) {
  const model = kind === "page" ? "article" : kind;
  return Object.values(places).find(({ models }) => models.includes(model));
}

// content-model/rules/duties/loss-findings.ts
var kindsWithPage = [
  "news-item",
  "post",
  "programme",
  "campus",
  "career",
  "event",
  "offer",
  "work",
  "person",
  "podcast"
];
function lossFindings(kind, subject, entry, around) {
  const found = [
    ...kindsWithPage.includes(kind) ? slugLoss("slug", entry.slug, slugPattern) : [],
    ...kind === "page" ? pageLosses(entry, around) : [],
    ...dateLoss(kind, entry),
    ...kind === "campus" ? zoneLoss(entry) : [],
    ...kind === "settings" ? iconLoss(entry.look) : [],
    ...kind === "label" && around.labelKeys ? labelLoss(entry.key, around.labelKeys) : [],
    ...lossesIn(entry, around)
  ];
  return found.map(saidOf(subject));
}
var saidOf = (subject) => ([rule, field, message, severity]) => ({
  subject,
  rule,
  severity: severity ?? "loss",
  message,
  basis: "",
  field
});
function dateLoss(kind, { publishDate }) {
  const place = placeOfKind(kind);
  if (!place?.dated || publishDate) return [];
  const message = `Sans date de publication, la page n’est montrée à personne : son adresse répond « introuvable » (404), et ${place.below} ne la liste pas. Choisissez une date.`;
  return [["date.missing", "publishDate", message]];
}
function zoneLoss(entry) {
  const zone = missedZone(entry);
  if (zone === null) return [];
  return [
    [
      "campus.zone",
      "timezone",
      `Au code postal ${entry.postalCode}, il n’est pas l’heure de Paris : les heures des événements de ce campus seraient fausses. Écrivez ${zone} dans « Fuseau horaire ».`,
      "duty"
    ]
  ];
}
function iconLoss(look) {
  const { icon } = look ?? {};
  const { url } = icon ?? {};
  if (typeof url !== "string" || pictureKind(url.replace(/\?.*/, "")) !== "svg") return [];
  return [
    [
      "look.icon",
      "look.icon",
      "L’icône est en SVG, dont le site ne sait pas faire les tailles : l’initiale de l’école est montrée à sa place. Choisissez un PNG carré de 512 pixels au moins."
    ]
  ];
}
function slugLoss(field, slug, form) {
  if (typeof slug !== "string" || slug === "" || form.test(slug)) return [];
  return [
    [
      "address.form",
      field,
      `« ${slug} » n’est pas une adresse : la page ne serait pas montrée. Écrivez « ${slugOfTitle(slug)} », en minuscules, chiffres et traits d’union.`
    ]
  ];
}
var withoutEnglish = [
  "page.english",
  "rubrique",
  "L’anglais n’est pas activé sur le site : cette page n’est montrée à personne, et /en mène à l’accueil. Demandez à qui exploite le site d’activer l’anglais (variable ENGLISH_ENABLED)."
];
function pageLosses(entry, { linked, english }) {
  const { rubrique, slug, locale } = entry;
  const wrong = [
    ...slugLoss("rubrique", rubrique, pageSlugPattern),
    ...slugLoss("slug", slug, pageSlugPattern)
  ];
  if (locale === "en" && english === false) return [...wrong, withoutEnglish];
  if (wrong.length > 0 || !linked || typeof rubrique !== "string") return wrong;
  const address = pageHref(
    { rubrique, slug: typeof slug === "string" ? slug : null },
    locale === "en" ? "en" : "fr"
  );
  if (linked.includes(address) || linkedByTheSite.has(address)) return [];
  return [
    [
      "page.unlinked",
      "rubrique",
      `Ni menu ni page ne mène à ${address} : on ne la trouve que par la recherche et le plan du site. Ajoutez-la dans « Menus », ou liez-la depuis une autre page.`,
      "advice"
    ]
  ];
}
function labelLoss(key, known) {
  if (typeof key !== "string" || key === "" || known.includes(key)) return [];
  const near = nearest(key, known);
  return [
    [
      "label.unknown",
      "key",
      `Aucun texte du site ne s’appelle ${key} : celui-ci ne paraît nulle part. ${near ? `Peut-être ${near} ?` : "Demandez la clé à l’administration."}`
    ]
  ];
}
function nearest(key, known) {
  const parts = key.toLowerCase().split(".");
  const likeness = (one) => {
    const own = one.toLowerCase().split(".");
    return own.filter((part, index) => part === parts[index] || part === parts.at(index - own.length)).length;
  };
  const [first] = [...known].sort((a, b) => likeness(b) - likeness(a));
  return first !== void 0 && likeness(first) > 0 ? first : null;
}
function lossesIn(value, around, path = []) {
  if (typeof value !== "object" || value === null) return [];
  const object = value;
  if (typeof object.mime === "string") return pictureLoss(path.join("."), object);
  const at = (name) => [...path, name].join(".");
  return [
    ...typeof object.__component === "string" ? blockLoss(object.__component, object, at, around) : [],
    ...Object.entries(object).flatMap(([name, inner]) => {
      if (name === "actions" && Array.isArray(inner)) return buttonLosses(at(name), inner);
      if (name === "href" || name === "url") return linkLoss(at(name), inner, isFrame(object));
      if (name === "videoId") return videoLoss(at(name), inner);
      if (name === "connect" || name === "disconnect") return [];
      return lossesIn(inner, around, [...path, name]);
    })
  ];
}
var isFrame = ({ __component }) => __component === "blocks.frame";
function linkLoss(field, written, isHttps = false) {
  if (typeof written !== "string" || written === "") return [];
  const address = safeHref(written);
  if (isHttps ? address?.startsWith("https://") : address !== null) return [];
  const meant = meantHref(written)?.replace(/^http:/, isHttps ? "https:" : "http:");
  const proposed = meant && (!isHttps || meant.startsWith("https://")) ? meant : null;
  const otherwise = isHttps ? "une adresse complète en https://" : "un chemin du site (/contact) ou une adresse complète (https://…)";
  return [
    [
      "link.form",
      field,
      `« ${written.slice(0, 80)} » ne mène nulle part : le site ne montre pas ce lien. Écrivez ${proposed ? `« ${proposed} »` : otherwise}.`
    ]
  ];
}
function buttonLosses(field, buttons) {
  return buttons.flatMap((button, index) => {
    const { label, href, action } = button ?? {};
    const at = `${field}.${index}`;
    if (!label)
      return [
        [
          "button.label",
          `${at}.label`,
          "Un bouton sans libellé n’est pas montré : écrivez ce qu’il dit."
        ]
      ];
    if (href || action) return linkLoss(`${at}.href`, href);
    return [
      [
        "button.link",
        `${at}.href`,
        `Le bouton « ${label} » n’a ni lien ni action : il n’est pas montré. Écrivez l’un, ou choisissez l’autre.`
      ]
    ];
  });
}
function videoLoss(field, written) {
  if (typeof written !== "string" || written === "" || readVideo(written, null)) return [];
  return [
    [
      "video.address",
      field,
      `« ${written.slice(0, 80)} » n’est pas l’adresse d’une vidéo que le site sait montrer : copiez celle de la page de la vidéo, sur YouTube, Vimeo ou Dailymotion.`
    ]
  ];
}
function pictureLoss(field, picture2) {
  const { url, name, width, height, size, formats: formats2 } = picture2;
  const called = String(name || url);
  const kind = pictureKind(String(url).replace(/\?.*/, ""));
  if (kind === null) return [["picture.kind", field, unshownPicture(called, "kind")]];
  if (width === null && kind !== "svg" && kind !== "avif")
    return [["picture.broken", field, unshownPicture(called, "broken")]];
  const pixels = Number(width ?? 0) * Number(height ?? 0);
  const most = kind === "svg" ? Number.POSITIVE_INFINITY : mostPixels[kind];
  const isHeavy = Number(size ?? 0) * 1e3 > mostBytes;
  if (!isHeavy && pixels <= most) return [];
  if (Object.keys(formats2 ?? {}).length === 0)
    return [["picture.large", field, unshownPicture(called, "large")]];
  const limit = isHeavy ? `${mostBytes / 1024 / 1024} Mo` : `${most / 1e6} millions de pixels`;
  return [
    [
      "picture.smaller",
      field,
      `L’image « ${called} » dépasse ${limit} : le site en montre une version plus petite, moins nette. Importez-la réduite.`,
      "advice"
    ]
  ];
}

// content-model/rules/intake-months.ts
var monthNames = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre"
];
var anyMonth = monthNames.join("|");
var begun = new RegExp(
  `(?<!à (?:début |mi-|fin )?)(?<!\\p{L})(${anyMonth})(?!\\p{L})((?:(?!(?:${anyMonth})(?!\\p{L})).)*)`,
  "giu"
);
function intakeMonths(intakes, campus) {
  return intakes.flatMap(
    (line) => [...line.matchAll(begun)].flatMap(([, name = "", rest = ""]) => {
      const isOfSome = /(?:^|\s)à \p{Lu}/u.test(rest);
      const isHere = !isOfSome || campus !== null && rest.includes(campus);
      return isHere ? [monthNames.indexOf(name.toLowerCase()) + 1] : [];
    })
  );
}

// content-model/rules/duties/offer-duties.ts
var leewayInMonths = 3;
var basis2 = "Offres";
var advice = (condition, rule, message) => condition && { rule, severity: "advice", message: `${message} : à vérifier.`, basis: basis2 };
var findingsOf = ({ slug }, results) => results.flatMap((result) => result ? [{ subject: `/offres-alternance/${slug}`, ...result }] : []);
function offerProgrammeDuties(offer) {
  const { contract, programmes } = offer;
  const duties = contract === "internship" ? internshipDuties : contractDuties;
  return findingsOf(
    offer,
    programmes.flatMap((programme) => duties(offer, programme))
  );
}
function offerDayDuties(offer, shownDays) {
  const { startsOn, closesOn, publishDate } = offer;
  const last = closesOn || startsOn;
  const isKnown = last !== "" && publishDate !== "";
  const shown = isKnown ? daysSince(publishDate, new Date(last)) : 0;
  return findingsOf(offer, [
    advice(shown < 0, "closesOn.early", "Le dernier jour pour répondre précède la publication"),
    advice(
      Boolean(closesOn) && startsOn !== "" && String(closesOn) > startsOn,
      "closesOn.late",
      "Le dernier jour pour répondre suit le début du contrat"
    ),
    advice(
      shownDays !== null && shown > shownDays,
      "closesOn.promise",
      `Offre montrée ${shown} jours, quand l’école en annonce ${shownDays}`
    )
  ]);
}
function contractDuties({ startsOn, closesOn, duration, campus }, { title, intakes, duration: course, admission }) {
  const months = intakeMonths(intakes, campus);
  const lengths = monthsIn(duration);
  const taught = monthsOf(course);
  const last = closesOn || startsOn;
  const { calendar, closesOn: closed, full } = admission;
  return [
    advice(
      startsOn !== "" && months.length > 0 && !months.some((month) => isNear(startsOn, month)),
      "startsOn.intake",
      `Début le ${startsOn && writtenDay("fr", startsOn)}, à plus de ${leewayInMonths} mois des rentrées de « ${title} »`
    ),
    advice(
      taught !== null && lengths.length > 0 && !lengths.some((length) => Math.abs(length - taught) <= leewayInMonths),
      "duration.course",
      `Durée « ${duration} » pour « ${title} », qui dure ${taught} mois`
    ),
    // A national calendar comes back every year.
    advice(
      full.includes("apprenticeship") || calendar !== "national" && closed !== null && last !== "" && closed < last.slice(0, 10),
      "programmes.closed",
      `On ne peut plus candidater à « ${title} » le dernier jour pour répondre`
    )
  ];
}
function internshipDuties({ duration }, { title, duration: course }) {
  const taught = monthsOf(course);
  const isLonger = taught !== null && monthsIn(duration).some((length) => length > taught);
  return [advice(isLonger, "duration.course", `Stage plus long que « ${title} »`)];
}
function monthsIn(text2) {
  return [...(text2 ?? "").matchAll(/\b(\d{1,3})\s{1,3}(mois|an|semaine)/g)].map(
    ([, count, unit]) => Number(count) * (unit === "an" ? 12 : unit === "mois" ? 1 : 12 / 52)
  );
}
function monthsOf(course) {
  if (course === null) return null;
  if (course.unit === "hours") return 0;
  return course.value * (course.unit === "years" ? 12 : 1);
}
function isNear(day, month) {
  const [year = 0, inMonth = 1] = day.split("-").map(Number);
  return [year - 1, year, year + 1].some((intakeYear) => {
    const first = (months) => new Date(Date.UTC(intakeYear, month - 1 + months, 1)).toISOString().slice(0, 10);
    const isInside = intakeYear === year && month === inMonth;
    return isInside || first(-leewayInMonths) <= day && day <= first(leewayInMonths);
  });
}

// content-model/rules/duties/picture-duties.ts
var exempt = /* @__PURE__ */ new Set(["shareImage", "look"]);
var basis3 = "Loi 2005-102, art. 47 ; RGAA, critère 1.1";
function pictureDuties(subject, entry) {
  const told = /* @__PURE__ */ new Set();
  return picturesIn(entry, []).flatMap(([path, picture2]) => {
    const problem = problemOf(picture2);
    if (problem === null || told.has(picture2.url)) return [];
    told.add(picture2.url);
    return [
      {
        subject,
        rule: "picture.alternative",
        severity: severityAt(path),
        message: problem,
        basis: basis3,
        field: path.join("."),
        picture: textOr(picture2.hash, nameOf(picture2))
      }
    ];
  });
}
var severityAt = (path) => /^\d+$/.test(path.at(-1) ?? "") ? "duty" : "advice";
function problemOf(picture2) {
  const alternative = textOr(picture2.alternativeText, "");
  const name = nameOf(picture2);
  if (alternative === "")
    return `L’image « ${name} » n’a pas de texte alternatif : dites ce qu’elle montre.`;
  if (alternative === name || /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(alternative))
    return `Le texte alternatif de l’image « ${name} » est un nom de fichier : dites ce qu’elle montre.`;
  return null;
}
var textOr = (value, otherwise) => typeof value === "string" && value.trim() || otherwise;
var nameOf = ({ name, url }) => textOr(name, decode(url.replace(/^.*\//, "")));
function decode(text2) {
  try {
    return decodeURIComponent(text2);
  } catch {
    return text2;
  }
}
function picturesIn(value, path) {
  if (typeof value !== "object" || value === null) return [];
  if (isPicture(value)) return [[path, value]];
  return Object.entries(value).flatMap(
    ([key, inner]) => exempt.has(key) ? [] : picturesIn(inner, [...path, key])
  );
}
function isPicture(value) {
  const { url, mime } = value;
  return typeof url === "string" && typeof mime === "string" && mime.startsWith("image/");
}

// content-model/rules/duties/plan-findings.ts
function planFindings(kind, subject, entry, now) {
  const visibility = placeOfKind(kind)?.visible;
  if (!visibility) return [];
  const { from, until = "" } = visibility;
  const { begins, ends } = visibleSpan(entry, visibility);
  const plan = (field, words) => ({
    subject,
    rule: `plan.${field}`,
    severity: "plan",
    message: `${words} ${inWords(String(entry[field]))}.`,
    basis: "",
    field
  });
  const isPast = (moment) => moment <= now.getTime();
  const found = [];
  if (begins !== null && !isPast(begins)) found.push(plan(from, "visible pour les visiteurs à partir du"));
  const past = "n’est plus visible pour les visiteurs, fin prévue le";
  if (ends !== null) found.push(plan(until, isPast(ends) ? past : "visible pour les visiteurs jusqu’au"));
  return found;
}
function inWords(date) {
  const moment = new Date(date);
  const timeZone = isDay(date) ? "UTC" : schoolZone;
  const day = dayInWords("fr", moment, timeZone);
  return isDay(date) ? day : `${day} à ${dateFormat("fr", { timeStyle: "short", timeZone }).format(moment)}`;
}

// content-model/rules/certification.ts
function hasExpired(expiresOn, now) {
  return expiresOn !== null && calendarDay(now) > calendarDay(expiresOn);
}

// content-model/rules/outcomes.ts
var rateNames = ["success", "continuation", "interruption", "employment", "contractBreak"];
var leastCohort = 10;
function firstGraduation({ year, cohort }) {
  const [, named] = /\b(?:premi[eè]re|1re) promotion\D*(20\d{2})\b/i.exec(year) ?? [];
  return named && cohort === 0 ? Number(named) : null;
}

// content-model/rules/duties/outcome-duties.ts
var basis4 = "Code du travail, L6111-8 ; Qualiopi, indicateurs 2 et 3";
var longestValid = 2;
var rateWords = {
  success: "réussite",
  continuation: "poursuite d’études",
  interruption: "interruption",
  employment: "insertion",
  contractBreak: "rupture de contrat"
};
var emptiedRates = [
  { name: "continuation", at: 100, left: "employment" },
  { name: "success", at: 0, left: "continuation" },
  { name: "success", at: 0, left: "employment" },
  { name: "interruption", at: 100, left: "success" }
];
function outcomeDuties({ outcomes, prices, certification }, now) {
  const apprentices = prices.some(({ status }) => status === "apprenticeship");
  if (!outcomes) {
    const severity = apprentices || certification ? "duty" : "advice";
    return [{ rule: "outcomes.missing", severity, message: noOutcomes, basis: basis4 }];
  }
  const { year, cohort, source } = outcomes;
  const first = firstGraduation(outcomes);
  if (first !== null) return [now.getUTCFullYear() > first + yearsToSurvey && outcomesDue(first)];
  const latest = latestYear(year);
  const owed = apprentices ? rateNames : ["success"];
  const missing = owed.filter((name) => outcomes[name] === null);
  return [
    ...emptiedRates.filter(({ name, at, left }) => outcomes[name] === at && outcomes[left] !== null).map(
      ({ name, at, left }) => ({
        rule: "outcomes.pair",
        severity: "duty",
        message: `${at} % de ${rateWords[name]} ne laisse personne dont compter l’autre taux, ${rateWords[left]} : corrigez l’un, ou videz l’autre.`,
        basis: basis4
      })
    ),
    latest === null && {
      rule: "outcomes.year",
      severity: "duty",
      message: "Année des résultats absente : écrivez « Promotion 2026 », avec la vôtre.",
      basis: basis4
    },
    latest !== null && now.getUTCFullYear() - latest > longestValid && {
      rule: "outcomes.outdated",
      severity: "duty",
      message: `Résultats de ${latest} : remplacez-les par ceux d’une année plus récente.`,
      basis: basis4
    },
    source.trim() === "" && {
      rule: "outcomes.source",
      severity: "duty",
      message: "Source des résultats absente : dites d’où viennent les chiffres.",
      basis: basis4
    },
    cohort >= leastCohort && missing.length > 0 && {
      rule: "outcomes.rates",
      severity: apprentices ? "duty" : "advice",
      message: `Taux absents : ${missing.map((name) => rateWords[name]).join(", ")}. Écrivez chacun dans « Résultats ».`,
      basis: basis4
    }
  ];
}
var noOutcomes = "Aucun résultat publié : remplissez « Résultats ». Pas encore de diplômés ? Écrivez-y l’année « Première promotion en 2027 », avec la vôtre, et l’effectif 0.";
var yearsToSurvey = 1;
var outcomesDue = (first) => ({
  rule: "outcomes.awaited",
  severity: "duty",
  message: `La première promotion est sortie en ${first} : remplacez l’annonce par ses résultats.`,
  basis: basis4
});
function latestYear(text2) {
  const years = [...text2.matchAll(/\b20\d{2}\b/g)].map(([year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : null;
}

// content-model/rules/duties/programme-duties.ts
var indicator1 = "Qualiopi, indicateur 1";
var longestWithoutReview2 = 365;
var renewal = 180;
var duty2 = (condition, rule, message, basis5 = indicator1) => condition && { rule, severity: "duty", message, basis: basis5 };
var advice2 = (condition, rule, message, basis5 = indicator1) => condition && { rule, severity: "advice", message, basis: basis5 };
function programmeDuties(programme, now) {
  const found = [
    ...presence(programme),
    ...certificationDuties(programme, now),
    ...priceDuties(programme),
    ...admissionDuties(programme, now),
    ...outcomeDuties(programme, now),
    ...freshness(programme, now),
    qualityMark(programme)
  ];
  return found.flatMap((finding) => finding ? [{ subject: programme.slug, ...finding }] : []);
}
function presence(programme) {
  const { aims, prerequisites, methods, assessment, accessibility, campuses } = programme;
  return [
    duty2(aims.length === 0, "aims.missing", "Objectifs absents : écrivez-les, un par ligne."),
    duty2(
      prerequisites.length === 0,
      "prerequisites.missing",
      "Prérequis absents : écrivez-les, un par ligne ; « Aucun » en est un."
    ),
    duty2(
      methods.length === 0,
      "methods.missing",
      "Méthodes pédagogiques absentes : écrivez-les, une par ligne."
    ),
    duty2(
      assessment.length === 0,
      "assessment.missing",
      "Modalités d’évaluation absentes : écrivez-les, une par ligne."
    ),
    duty2(
      !accessibility,
      "accessibility.missing",
      "Accessibilité aux personnes handicapées absente : dites qui joindre et ce qui s’adapte."
    ),
    advice2(
      campuses.length === 0,
      "campuses.missing",
      "Aucun campus : la fiche ne mène à aucune demande. Choisissez-en un dans « Campus »."
    )
  ];
}
function certificationDuties({ certification, publicDiploma, duration }, now) {
  if (!certification) {
    return [
      advice2(
        duration?.format === "long",
        "certification.missing",
        "Formation longue sans certification : à vérifier, et à dire sur la fiche."
      )
    ];
  }
  const { rncpCode, registeredOn, expiresOn, title } = certification;
  const left = expiresOn === null ? null : -daysSince(expiresOn, now);
  const expired = hasExpired(expiresOn, now);
  const basis5 = `${indicator1} ; Code du travail, L6113-5`;
  return [
    duty2(
      !rncpCode,
      "certification.code",
      "Code RNCP ou RS absent : écrivez-le, par exemple RNCP38351. Une formation sans titre enregistré n’a pas de « Certification » : supprimez-la.",
      basis5
    ),
    // A public diploma is registered by law, without a decision that has a date.
    duty2(
      Boolean(rncpCode) && !registeredOn && !publicDiploma,
      "certification.registered",
      "Date d’enregistrement absente : recopiez-la de la fiche du répertoire ; un diplôme d’État n’en a pas, cochez « Diplôme d’État ».",
      basis5
    ),
    duty2(
      Boolean(rncpCode) && expiresOn === null,
      "certification.expiry",
      "Échéance de l’enregistrement absente : recopiez-la de la fiche du répertoire.",
      basis5
    ),
    duty2(
      expired,
      "certification.expired",
      `Enregistrement échu le ${expired && expiresOn ? writtenDay("fr", expiresOn) : ""} : écrivez la date du renouvellement.`,
      basis5
    ),
    advice2(
      left !== null && !expired && left <= renewal,
      "certification.renewal",
      `Enregistrement à renouveler : échéance dans ${left} jours.`,
      basis5
    ),
    advice2(
      Boolean(rncpCode) && /mast[eè]re|bac\s*\+/i.test(title),
      "certification.wording",
      "L’intitulé de la certification doit être celui du répertoire, sans « mastère » ni « Bac+ ».",
      basis5
    )
  ];
}
function priceDuties({ prices, rhythms }) {
  const shown = new Set(prices.map(({ status }) => status));
  const charged = prices.some(({ status, amount }) => status === "apprenticeship" && amount !== 0);
  return [
    duty2(
      prices.length === 0,
      "prices.missing",
      "Aucun prix : ajoutez une ligne à « Tarifs », de 0 euro pour un apprenti."
    ),
    duty2(
      prices.length > 0 && rhythms.includes("fulltime") && !shown.has("initial") && !shown.has("continuing"),
      "prices.fulltime",
      "Rythme à temps plein sans prix : ajoutez à « Tarifs » celui de la formation initiale ou continue."
    ),
    duty2(
      prices.length > 0 && rhythms.includes("periodic") && shown.size === 1 && shown.has("initial"),
      "prices.periodic",
      "Rythme alterné sans prix : ajoutez à « Tarifs » la ligne de l’apprentissage, ou de la formation continue."
    ),
    duty2(
      charged,
      "prices.apprentice",
      "La formation est gratuite pour l’apprenti : écrivez 0 comme montant.",
      "Code du travail, L6211-1"
    ),
    advice2(
      prices.some(({ amount }) => amount === null),
      "prices.quotation",
      "Prix sur devis : un ordre de grandeur est dû au public, écrivez-le dans « Précision »."
    )
  ];
}
function admissionDuties({ admission }, now) {
  if (!admission)
    return [
      duty2(
        true,
        "admission.delay",
        "Délai et modalités d’accès absents : remplissez « Admission »."
      )
    ];
  const { delay, steps, calendar, opensOn, closesOn } = admission;
  const closedFor = closesOn === null ? null : daysSince(closesOn, now);
  return [
    duty2(
      delay.trim() === "",
      "admission.delay",
      "Délai d’accès absent : écrivez-le, par exemple « de 48 heures à 3 mois »."
    ),
    duty2(
      steps.length === 0,
      "admission.steps",
      "Modalités d’accès absentes : écrivez les étapes de l’admission, une par ligne."
    ),
    advice2(
      calendar === "national" && opensOn === null && closesOn === null,
      "admission.dates",
      "Dates du calendrier national absentes des réglages du site."
    ),
    advice2(
      closedFor !== null && closedFor > renewal,
      "admission.outdated",
      `Candidatures closes depuis ${closedFor} jours : dates de la prochaine session attendues.`
    )
  ];
}
function freshness({ updatedOn }, now) {
  if (updatedOn === null)
    return [
      duty2(
        true,
        "update.missing",
        "Date de mise à jour absente : choisissez celle du jour où la fiche a été relue."
      )
    ];
  const age = daysSince(updatedOn, now);
  return [
    duty2(
      age > longestWithoutReview2,
      "update.outdated",
      `Fiche relue il y a ${age} jours : relisez-la, puis changez la date de mise à jour.`
    ),
    advice2(
      age < -1,
      "update.future",
      "Date de mise à jour à venir : choisissez celle du jour de la relecture."
    )
  ];
}
function qualityMark({ title, summary, description }) {
  return duty2(
    /qualiopi/i.test(`${title} ${summary} ${description}`),
    "qualiopi.mention",
    "Qualiopi certifie l’école, jamais une formation : retirez le mot du titre, du résumé et de la présentation.",
    "Charte d’usage de la marque Qualiopi"
  );
}

// content-model/values/rich-text-names.ts
var richTextNames = /* @__PURE__ */ new Set([
  "description",
  "body",
  "story",
  "transcript",
  "answer"
]);

// content-model/rules/rich-text-elements.ts
var keptTags = [
  "p",
  "br",
  "hr",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "b",
  "i",
  "u",
  "s",
  "del",
  "ins",
  "mark",
  "small",
  "sub",
  "sup",
  "a",
  "img",
  "blockquote",
  "q",
  "cite",
  "abbr",
  "code",
  "pre",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "dl",
  "dt",
  "dd"
];
var keptAttributes = {
  a: ["href", "hreflang", "rel"],
  abbr: ["title"],
  img: ["src", "alt", "width", "height"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start"],
  "*": ["lang"]
};
var shiftedTags = { h1: "h2", h5: "h4", h6: "h4" };
var silent = /^(?:html|head|body|div|span|section|article|header|main|font|col|colgroup|picture|source|wbr)$/;
var unseenAttribute = /^(?:class|target|rel|role|title|name|type|checked|disabled|loading|decoding|srcset|sizes|cellpadding|cellspacing|border|dir|(?:data|aria)-.*)$/;
function takenOfElement(name, attributes) {
  if (!isKept(name)) return [`<${name}>`];
  const taken = Object.keys(attributes).filter((attribute2) => !isKeptAttribute(name, attribute2)).map((attribute2) => `<${name} ${attribute2}>`);
  const { href } = attributes;
  if (name !== "a" || href === void 0 || meantHref(href) !== null) return taken;
  return [`<a href="${href.slice(0, 80)}">`, ...taken];
}
var isKept = (name) => keptTags.includes(name) || Object.hasOwn(shiftedTags, name) || silent.test(name);
var isKeptAttribute = (name, attribute2) => unseenAttribute.test(attribute2) || attribute2 === "lang" || (keptAttributes[name] ?? []).includes(attribute2);

// content-model/rules/duties/text-duties.ts
function takenFinding(subject, taken) {
  return {
    subject,
    rule: "text.taken",
    severity: "advice",
    message: `Le site retire du texte : ${[...new Set(taken)].join(", ")}.`,
    basis: "Ce que le site peut afficher"
  };
}
function textDuties(subject, entry) {
  return textsIn(entry, []).flatMap(([path, markdown]) => {
    const text2 = markdown.slice(0, longest).replaceAll(code, "");
    const taken = takenFromMarkdown(text2);
    const found = [
      ...taken.length > 0 ? [takenFinding(subject, taken)] : [],
      ...unshownPicturesIn(text2).map((message) => unshownFinding(subject, message))
    ];
    return found.map((finding) => ({ ...finding, field: path.join(".") }));
  });
}
var unshownFinding = (subject, message) => ({
  subject,
  rule: "picture.kind",
  severity: "loss",
  message,
  basis: ""
});
function textsIn(value, path) {
  if (typeof value === "string") return richTextNames.has(path.at(-1) ?? "") ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
var longest = 2e5;
var code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
var element = /<([a-z][a-z0-9-]*)((?:\s+[a-z:-]+(?:="[^"<>]*"|='[^'<>]*'|=[^\s"'<>]+)?){0,20})\s*\/?>/gi;
var attribute = /([a-z:-]+)(?:="([^"]*)"|='([^']*)'|=([^\s"']+))?/gi;
var link = /(?<!!)\[[^\][\n]{0,500}\]\(\s*<?((?:[^\s<>()]|\([^\s()]{0,200}\)){1,2048})>?[^()\n]{0,200}\)/g;
var picture = /!\[[^\][\n]{0,500}\]\(\s*<?((?:https?:\/\/[^\s/<>()]{1,200})?\/uploads\/[^\s<>()?#]{1,500})/g;
var unshownPicturesIn = (text2) => [...text2.matchAll(picture)].filter(([, address = ""]) => pictureKind(address) === null).map(([, address = ""]) => unshownPicture(address.replace(/^.*\//, ""), "kind"));
function takenFromMarkdown(text2) {
  const elements = [...text2.matchAll(element)].flatMap(
    ([, name = "", attributes = ""]) => takenOfElement(name.toLowerCase(), attributesIn(attributes))
  );
  const links = [...text2.matchAll(link)].flatMap(([, href = ""]) => takenOfElement("a", { href }));
  return [...elements, ...links];
}
var attributesIn = (text2) => Object.fromEntries(
  [...text2.matchAll(attribute)].map(([, name = "", ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== void 0) ?? ""
  ])
);

// content-model/rules/duties/entry-duties.ts
var fields = {
  "certification.code": "certification.rncpCode",
  "certification.registered": "certification.registeredOn",
  "certification.expiry": "certification.expiresOn",
  "certification.expired": "certification.expiresOn",
  "certification.renewal": "certification.expiresOn",
  "certification.wording": "certification.title",
  "outcomes.year": "outcomes.year",
  "outcomes.outdated": "outcomes.year",
  "outcomes.awaited": "outcomes.year",
  "outcomes.rates": "outcomes",
  "outcomes.source": "outcomes.source",
  "admission.delay": "admission.delay",
  "admission.steps": "admission.steps",
  "admission.outdated": "admission.closesOn",
  "update.missing": "updatedOn",
  "update.outdated": "updatedOn",
  "update.future": "updatedOn",
  "qualiopi.mention": "description",
  "page.missing": "blocks",
  "page.incomplete": "blocks",
  "page.outdated": "updatedOn",
  "address.taken": "slug",
  "address.ofList": "rubrique"
};
var toldElsewhere = /* @__PURE__ */ new Set(["admission.dates"]);
var timedRules = /* @__PURE__ */ new Set([
  "certification.expired",
  "outcomes.outdated",
  "outcomes.awaited",
  "update.outdated"
]);
function entryDuties(kind, entry, now, around = {}) {
  const slug = typeof entry.slug === "string" ? entry.slug : "";
  const ofKind = dutiesOf(kind, entry, now, around).filter(({ rule }) => !toldElsewhere.has(rule));
  const found = [
    ...ofKind.map((finding) => ({
      ...finding,
      field: fields[finding.rule] ?? finding.rule.replace(/\..*/, "")
    })),
    ...lossFindings(kind, slug, entry, around),
    ...pictureDuties(slug, entry),
    ...textDuties(slug, entry),
    ...quoteDuties(slug, entry),
    ...planFindings(kind, slug, entry, now)
  ];
  return bySeverity(found).map((finding) => ({
    ...finding,
    refuses: finding.severity === "duty" && !timedRules.has(finding.rule)
  }));
}
var quoteDuties = (slug, entry) => Object.entries(entry).flatMap(
  ([field, value]) => quoteFindings(slug, JSON.stringify(value) ?? "", null).map((finding) => ({ ...finding, field }))
);
function dutiesOf(kind, entry, now, around) {
  if (kind === "programme") return programmeDuties(draftProgramme(entry), now);
  if (kind === "event") return eventDuties(entry);
  if (kind === "offer") return offerDuties(entry, around.offerDays ?? null);
  return kind === "page" ? editorialDuties(entry, now, around.pages ?? []) : [];
}
function eventDuties({ slug, dateStart, dateEnd }) {
  if (typeof dateStart !== "string" || typeof dateEnd !== "string") return [];
  return eventEnd(String(slug), { dateStart, dateEnd });
}
function offerDuties({ slug, startsOn, closesOn, publishDate }, shownDays) {
  const day = (value) => typeof value === "string" ? value : "";
  const days = { startsOn: day(startsOn), closesOn: day(closesOn), publishDate: day(publishDate) };
  return offerDayDuties({ slug: String(slug), ...days }, shownDays);
}
function editorialDuties(entry, now, pages) {
  const { rubrique, slug, title, locale } = entry;
  if (typeof rubrique !== "string") return [];
  const page = { rubrique, slug: typeof slug === "string" ? slug : null, title: String(title) };
  if ((locale ?? "fr") !== "fr") return takenAddress(page, pages, "en");
  return [...addressDuties(page, pages), ...regulatedPageDuties(pageHref(page), entry, now)];
}
function regulatedPageDuties(path, { updatedOn, summary, blocks }, now) {
  const duty3 = regulatedPages.find((page) => page.path === path);
  if (!duty3) return [];
  const day = typeof updatedOn === "string" ? updatedOn : null;
  return pageDuties(duty3, { path, updatedOn: day, text: JSON.stringify([summary, blocks]) }, now);
}
function publishingRefusal(findings) {
  const refusing = findings.filter(({ refuses }) => refuses);
  if (refusing.length === 0) return null;
  const said = refusing.map((finding) => ({ ...finding, message: withBasis(finding) }));
  return {
    message: `Publication refusée, le brouillon peut être enregistré. ${said.map(({ message }) => message).join(" ")}`,
    errors: said.map(({ field, message }) => ({ path: pathOf(field), message, name: "ValidationError" }))
  };
}
var pathOf = (field) => field.replace(/\.\d+$/, "").split(".");
function publishingNotice(findings) {
  const told = findings.filter(({ severity, picture: picture2 }) => severity === "loss" || picture2 !== void 0);
  if (told.length === 0) return null;
  return {
    message: told.map(withBasis).join(" "),
    picture: told.find(({ picture: picture2 }) => picture2 !== void 0)?.picture
  };
}
function withBasis({ message, basis: basis5 }) {
  return basis5 === "" ? message : `${message.replace(/\.$/, "")} (${basis5}).`;
}
var withSeverity = (finding) => `${severityWords[finding.severity]} : ${withBasis(finding)}`;

// content-model/rules/duties/draft-offer.ts
function draftOffer(entry) {
  const programmes = Array.isArray(entry.programmes) ? entry.programmes : [];
  return {
    slug: text(entry.slug),
    contract: textOrNull(entry.contract),
    duration: textOrNull(entry.duration),
    startsOn: text(entry.startsOn),
    closesOn: textOrNull(entry.closesOn),
    publishDate: text(entry.publishDate),
    campus: text(entryOrNull(entry.campus)?.title),
    programmes: programmes.map(entryOrNull).filter((one) => one !== null).map(offerProgramme)
  };
}
function offerProgramme(entry) {
  const { title, admission } = draftProgramme(entry);
  return {
    title,
    intakes: lines(entry.intakes),
    duration: entryOrNull(entry.duration),
    admission: {
      calendar: admission?.calendar ?? null,
      closesOn: admission?.closesOn ?? null,
      full: lines(entryOrNull(entry.admission)?.full)
    }
  };
}

// content-model/rules/duties/to-complete.ts
function toComplete(entries2, pagePaths, now, around = {}) {
  const lacking = entries2.map(({ entry, ...known }) => ({
    ...known,
    findings: [
      ...entryDuties(known.kind, entry, now, around),
      ...programmeDutiesOf(known.kind, entry)
    ].filter(({ severity, rule }) => known.isPublished || severity !== "plan" && rule !== "page.unlinked")
  }));
  return [...lacking, ...pagePaths ? missingPages(pagePaths, now) : []].filter(({ findings }) => findings.length > 0).sort((a, b) => weight(b) - weight(a) || a.title.localeCompare(b.title, "fr"));
}
function programmeDutiesOf(kind, entry) {
  if (kind !== "offer") return [];
  return offerProgrammeDuties(draftOffer(entry)).map((finding) => ({
    ...finding,
    field: finding.rule.replace(/\..*/, ""),
    refuses: false
  }));
}
function missingPages(pagePaths, now) {
  return regulatedPages.filter(({ path }) => !pagePaths.includes(path)).map((duty3) => ({
    kind: "page",
    documentId: null,
    title: duty3.path,
    isPublished: false,
    findings: pageDuties(duty3, null, now).map((finding) => ({
      ...finding,
      field: "blocks",
      refuses: false
    }))
  }));
}
function weight({ findings, isPublished }) {
  const count = (wanted) => findings.filter(({ severity }) => severity === wanted).length;
  const duties = count("duty");
  return duties * 1e3 + (duties > 0 && isPublished ? 500 : 0) + count("loss") * 20 + findings.length;
}
export {
  calendarDay,
  entryDuties,
  isOut,
  publishingNotice,
  publishingRefusal,
  toComplete,
  withBasis,
  withSeverity
};
