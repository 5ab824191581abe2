/** What an entry's text says of itself against its fields, and fields against those of entries they name. Pure. */
import { clash } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, type NamedProgramme, programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry, ToldText } from './told-entries';

type Rule = (entry: ToldEntry, names: SchoolNames) => Disagreement[];

/** By collection. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  campuses: [rents],
  programmes: [placements, counts, levels, ownWords],
  events: [times, days, modes, titles],
  news: [titles],
  offers: [contracts, cities, taught, titles],
  people: [taught, ownStory],
};

export const entryFields = (entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] =>
  entries.flatMap((entry) =>
    [...(rules[entry.collection] ?? []), shares, transports(entries), yearlyPrices].flatMap((rule) =>
      rule(entry, names),
    ),
  );

const inText = (
  entry: ToldEntry,
  find: (text: string, told: ToldText) => readonly (readonly [fact: string, said: string, known: string])[],
) =>
  entry.texts.flatMap((told) =>
    find(foldedText(told.text), told).map(([fact, said, known]) =>
      clash(entry, told, `${fact} of ${entry.slug}`, [said, known]),
    ),
  );

/** The first amounts of a text about rooms are the rent of the fields. */
function rents(entry: ToldEntry): Disagreement[] {
  const { from, to } = (entry.fields['rent'] ?? {}) as { from?: number; to?: number };
  if (from === undefined || to === undefined) return [];
  return inText(entry, (text, { place }) => {
    const [, low, high] = (place === 'housing' && /(\d{3,4}) (?:a|et|-|ou)? ?(\d{3,4})/.exec(text)) || [];
    if (low === undefined || high === undefined || (Number(low) === from && Number(high) === to)) return [];
    return isFirst(entry, text, place) ? [['rent', `${low} to ${high}`, `${from} to ${to}`] as const] : [];
  });
}

const isFirst = (entry: ToldEntry, text: string, place: string) =>
  foldedText(entry.texts.find((told) => told.place === place && /\d{3}/.test(told.text))?.text ?? '') ===
  text;

/** Weeks of placement in prose are those of the schedule. */
function placements(entry: ToldEntry): Disagreement[] {
  const weeks = (text: string) =>
    [
      ...text.matchAll(
        /(\d{1,2}) semaines de stage|stage (?:[a-z]+ )?de (\d{1,2}) semaines|(\d{1,2}) semaines? en stage/g,
      ),
    ].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const schedule = entry.texts
    .filter(({ place }) => place.startsWith('schedule'))
    .map(({ text }) => foldedText(text));
  const known = new Set(
    schedule.flatMap((text) =>
      /stage/.test(text) ? (text.match(/(?<!\d)\d{1,2}(?!\d| heures| h )/g) ?? []) : [],
    ),
  );
  if (known.size === 0) return [];
  return inText(entry, (text) =>
    weeks(text)
      .filter((one) => !known.has(one))
      .map((one) => ['placement', one, [...known].join(', ')] as const),
  );
}

/** `sur vingt campus`, `sur 20 campus`. */
function counts(entry: ToldEntry): Disagreement[] {
  return inText(entry, (text, { place }) =>
    (/^(?:seo|summary|description)/.test(place)
      ? [...text.matchAll(/(?<![\d+])(\d{1,2}) campus(?! de l)/g)]
      : []
    )
      .filter(
        ([, count]) =>
          Number(count) !== entry.campuses.length &&
          Number(count) !== ((entry.fields['campuses'] ?? []) as string[]).length,
      )
      .map(
        ([, count = '']) =>
          ['campuses', count, String(((entry.fields['campuses'] ?? []) as string[]).length)] as const,
      ),
  );
}

/** A title of level 6 in a programme whose certification has level 6. */
function levels(entry: ToldEntry): Disagreement[] {
  const level = String((entry.fields['certification'] as { level?: number } | null)?.level ?? '');
  return level === ''
    ? []
    : inText(entry, (text, { place }) =>
        (place.startsWith('prerequisites')
          ? []
          : [
              ...text.matchAll(
                /(?:titre|diplome|certification)(?: [a-z']+){0,3} (?:de|du|au) niveau (\d)(?!\d)/g,
              ),
            ]
        )
          .filter(([, said]) => said !== level)
          .filter(() => !/titulaire|acces|prerequis|apres un|ou plus|entree|poursui|depuis/.test(text))
          .map(([, said = '']) => ['level', said, level] as const),
      );
}

interface Moment {
  day: string;
  hour: number;
  clock: string;
}

/** `+12d/sat 10:00` */
function momentOf(value: unknown): Moment | null {
  const [, day = '', hour, minute] = /(?:\/(\w{3}))? (\d\d):(\d\d)/.exec(String(value)) ?? [];
  if (hour === undefined) return null;
  return {
    day,
    hour: Number(hour) + Number(minute) / 60,
    clock: `${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`,
  };
}

/** Hours of an event that a text gives from beginning to end, and the part of the day in its title. */
function times(entry: ToldEntry): Disagreement[] {
  const [start, end] = [momentOf(entry.fields['dateStart']), momentOf(entry.fields['dateEnd'])];
  if (!start || !end) return [];
  const clock = '\\d{1,2} h(?: \\d\\d)?';
  return inText(entry, (text, { place }) => {
    const within = [...text.matchAll(new RegExp(`de (${clock}) a (${clock})`, 'g'))];
    // A body tells parts of the event as well.
    const ranges =
      place === 'body'
        ? /navette|garderie|bus/.test(text)
          ? []
          : within.filter(([, from = '', to = '']) => hourOf(from) < start.hour || hourOf(to) > end.hour)
        : within;
    const part =
      place === 'title' || place === 'description' || place.startsWith('seo')
        ? /(?<![a-z])(matinee|apres-midi|soiree)(?![a-z])/.exec(text)?.[1]
        : undefined;
    const outside =
      place === 'body'
        ? [
            ...text.matchAll(
              new RegExp(
                `(?:rendez-vous|on se retrouve|ouvre(?![a-z])|commence(?![a-z])|debute(?![a-z])|debut)[^\\d,.;]{0,20}a (${clock})`,
                'g',
              ),
            ),
          ].map(([, said = '']) => said)
        : [];
    const of = start.hour < 12 ? 'matinee' : start.hour < 17 ? 'apres-midi' : 'soiree';
    return [
      ...ranges
        .filter(([, from]) => from !== start.clock)
        .map(([, from = '']) => ['hour', from, start.clock] as const),
      ...ranges
        .filter(([, from, to]) => from === start.clock && to !== end.clock)
        .map(([, , to = '']) => ['hour', to, end.clock] as const),
      ...(part && part !== of && end.hour - start.hour < 5
        ? [['part of the day', part, start.clock] as const]
        : []),
      ...outside
        .filter((said) => hourOf(said) < start.hour - 1 || hourOf(said) > start.hour)
        .map((said) => ['hour', said, start.clock] as const),
    ];
  });
}

const hourOf = (clock: string) => {
  const [hour = 0, minute = 0] = (clock.match(/\d+/g) ?? []).map(Number);
  return hour + minute / 60;
};

const dayNames: Readonly<Record<string, string>> = {
  mon: 'lundi',
  tue: 'mardi',
  wed: 'mercredi',
  thu: 'jeudi',
  fri: 'vendredi',
  sat: 'samedi',
  sun: 'dimanche',
};

/** `un samedi`, `ce mercredi` of an event. */
function days(entry: ToldEntry): Disagreement[] {
  const day = dayNames[momentOf(entry.fields['dateStart'])?.day ?? ''];
  return day === undefined
    ? []
    : inText(entry, (text, { place }) =>
        [
          ...text.matchAll(
            /(?:^|[^a-z])(?:un|ce) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:[^a-z]|$)/g,
          ),
        ]
          .filter(([said, name]) => name !== day && (place !== 'body' || /ce /.test(said)))
          .map(([, name = '']) => ['day', name, day] as const),
      );
}

/** The city in a title is that of the campus. */
function titles(entry: ToldEntry, names: SchoolNames): Disagreement[] {
  if (entry.campuses.length === 0) return [];
  return inText(entry, (text, { place }) => {
    const cities = place === 'title' ? [...new Set(campusesIn(text, names).map(({ of }) => of.slug))] : [];
    return cities.length > 0 && !cities.some((city) => entry.campuses.includes(city))
      ? [['campus', cities.join(', '), entry.campuses.join(', ')] as const]
      : [];
  });
}

const contractWords: Readonly<Record<string, RegExp>> = {
  apprenticeship: /contrat de professionnalisation|(?<![a-z])stage de|stagiaire/,
  professionalisation: /contrat d'apprentissage|(?<![a-z])apprentie?(?![a-z])|stagiaire/,
  internship: /contrat d'apprentissage|contrat de professionnalisation|alternante?(?![a-z])/,
};

/** An offer lasts as long as one of its programmes, in one of its rhythms, and has one kind of contract. */
function contracts(entry: ToldEntry, names: SchoolNames): Disagreement[] {
  const { contract, duration } = entry.fields as { contract?: string; duration?: string };
  const programmes = names.programmes.filter(({ slug }) => entry.programmes.includes(slug));
  const lengths = new Set(programmes.map(monthsOf));
  const months = Number(/^(\d{1,2}) mois$/.exec(duration ?? '')?.[1]);
  const known = [...lengths].join(', ');
  const rhythms = programmes.flatMap(({ entry: { texts } }) =>
    texts.filter(({ place }) => place.startsWith('schedule')).map(({ text }) => foldedText(text)),
  );
  const numbers = (text: string) =>
    text.match(
      /\d+ (?:semaine|jour)s? en cours, \d+ (?:semaine|jour)s? en entreprise|\d+ (?:semaine|jour)/g,
    ) ?? [];
  return inText(entry, (text, { place }) => [
    ...(place === 'duration' &&
    contract !== 'internship' &&
    months > 0 &&
    lengths.size > 0 &&
    !lengths.has(months)
      ? [['duration', `${months} months`, known] as const]
      : []),
    ...(place === 'rhythm' && contract !== 'internship' && rhythms.length > 0
      ? numbers(text)
          .filter((one) => !rhythms.some((rhythm) => rhythm.includes(one)))
          .map((one) => ['rhythm', one, rhythms.join(' / ')] as const)
      : []),
    ...(contractWords[contract ?? '']?.test(text)
      ? [['contract', contractWords[contract ?? '']?.exec(text)?.[0] ?? '', contract ?? ''] as const]
      : []),
  ]);
}

const monthsOf = ({ entry }: NamedProgramme) => {
  const { value = 0, unit } = (entry.fields['duration'] ?? {}) as { value?: number; unit?: string };
  return unit === 'years' ? value * 12 : unit === 'months' ? value : 0;
};

/** The campus of an offer or of a graduate teaches the programme. */
function taught(entry: ToldEntry, names: SchoolNames): Disagreement[] {
  const [campus] = entry.campuses;
  const programmes = names.programmes.filter(({ slug }) => entry.programmes.includes(slug));
  if (campus === undefined || programmes.length === 0) return [];
  const told = { place: 'campus', text: String(entry.fields['title'] ?? entry.fields['name']) };
  return programmes.some(({ entry: { fields } }) => ((fields['campuses'] ?? []) as string[]).includes(campus))
    ? []
    : [
        clash(entry, told, `programme of ${entry.slug}`, [
          entry.programmes.join(', '),
          `not taught at ${campus}`,
        ]),
      ];
}

/** `cinq semaines sur huit`, `deux jours à l'école, trois jours en entreprise` of the only programme that is meant. */
function shares(entry: ToldEntry, names: SchoolNames): Disagreement[] {
  return [...entry.texts, ...entry.units.filter(({ place }) => /\.items\.\d+$/.test(place))].flatMap(
    (told) => {
      const text = foldedText(told.text);
      const named = new Set(programmesIn(text, names).map(({ of }) => of));
      const meant =
        named.size > 0 || entry.programmes.length > 1 || entry.collection === 'programmes'
          ? named
          : new Set(names.programmes.filter(({ slug }) => entry.programmes.includes(slug)));
      const [programme] = meant;
      if (meant.size !== 1 || programme === undefined || programme.entry === entry) return [];
      const schedule = programme.entry.texts
        .filter(({ place }) => /^(?:schedule|week)/.test(place))
        .map((one) => foldedText(one.text))
        .join(' ; ');
      const pairs = [
        ...[...text.matchAll(/(\d) (semaines?|jours?) sur (\d)(?!\d)/g)].map(
          ([said, part, unit = '', whole]) => ({
            said,
            unit,
            numbers: [Number(part), Number(whole) - Number(part)],
          }),
        ),
        ...[
          ...text.matchAll(
            /(\d) (semaines?|jours?) (?:en cours|a l'ecole|en entreprise|au campus)[^.;\d]{0,30}?(\d) (?:semaines? |jours? )?(?:en entreprise|a l'ecole|en cours|chez)/g,
          ),
        ].map(([said, one, unit = '', other]) => ({ said, unit, numbers: [Number(one), Number(other)] })),
      ];
      const perWeek =
        /jours en/.test(schedule) && entry.collection === 'people'
          ? [...text.matchAll(/(\d) jours par semaine/g)]
              .filter(([, days = '']) => !schedule.includes(`${days} jours`))
              .map(([said]) => ({ said }))
          : [];
      const wrong = pairs.filter(
        ({ unit, numbers }) =>
          !numbers.every((number) =>
            new RegExp(
              `(?<!\\d)${number} (?:${unit.replace(/s$/, '')}s?|(?:jours|semaines)? ?(?:en|sur))`,
            ).test(schedule),
          ) && !schedule.includes(`sur ${(numbers[0] ?? 0) + (numbers[1] ?? 0)}`),
      );
      return [...perWeek, ...wrong].map(({ said }) =>
        clash(entry, told, `rhythm of ${programme.slug}`, [said, schedule.slice(0, 200)]),
      );
    },
  );
}

/** The story of a graduate names the programme and the campus of the fields. */
function ownStory(entry: ToldEntry, names: SchoolNames): Disagreement[] {
  const text = foldedText(entry.texts.map((told) => told.text).join(' | '));
  const named = programmesIn(text, names).map(({ of }) => of.slug);
  const cities = campusesIn(text, names)
    .filter(({ start }) => /(?:campus|antenne) (?:de |d'|du )$/.test(text.slice(0, start)))
    .map(({ of }) => of.slug);
  const told = { place: 'story', text: String(entry.fields['name']) };
  const without = (fact: string, said: readonly string[], known: readonly string[]) =>
    said.length === 0 || known.length === 0 || said.some((one) => known.includes(one))
      ? []
      : [clash(entry, told, `${fact} of ${entry.slug}`, [said.join(', '), known.join(', ')])];
  return [...without('programme', named, entry.programmes), ...without('campus', cities, entry.campuses)];
}

const stops = '(?:gare|tramway|tram|metro|bus|arret|station)s?';
const walk = new RegExp(
  `(?<![a-z])${stops}(?![a-z])[^.;,\\d]{0,40}? (\\d{1,2}) minutes|(\\d{1,2}) minutes[^.;,\\d]{0,25} ${stops}(?![a-z])`,
  'g',
);

/** Minutes from a stop to the campus are those of the campus's entry, give or take one. */
const transports =
  (entries: readonly ToldEntry[]): Rule =>
  (entry, names) => {
    if (entry.collection === 'campuses' || entry.campuses.length > 1) return [];
    return inText(entry, (text) => {
      const named = [...new Set(campusesIn(text, names).map(({ of }) => of.slug))];
      const [slug, ...others] = named.length > 0 ? named : entry.campuses;
      const campus = entries.find((one) => one.collection === 'campuses' && one.slug === slug);
      if (!campus || others.length > 0) return [];
      const known = campus.texts.flatMap((told) =>
        [...foldedText(told.text).matchAll(/(\d{1,2})(?= minutes| a velo| en bus)/g)].map(([found]) =>
          Number(found),
        ),
      );
      return [...text.matchAll(walk)]
        .map(([, after, before]) => Number(after ?? before))
        .filter((said) => known.length > 0 && !known.some((one) => Math.abs(one - said) <= 1))
        .map((said) => ['way', String(said), known.join(', ')] as const);
    });
  };

/** From the lowest to the highest price of a year at full time. */
function yearlyPrices(entry: ToldEntry, { programmes }: SchoolNames): Disagreement[] {
  const amounts = programmes.flatMap(({ entry: { fields } }) =>
    ((fields['prices'] ?? []) as { status: string; amount: number; per: string }[])
      .filter(({ status, per, amount }) => status === 'initial' && per === 'year' && amount > 0)
      .map(({ amount }) => String(amount)),
  );
  return inText(entry, (text) => {
    const [, low, high] =
      /(?:full-time|temps plein).{0,60}? (?:between |de |entre )(\d,?\d{3}) (?:and|a|et) (\d,?\d{3}) ?(?:euros|€) (?:a year|par an)/.exec(
        text,
      ) ?? [];
    return [low, high]
      .flatMap((amount) => (amount === undefined ? [] : [amount.replace(',', '')]))
      .filter((amount) => !amounts.includes(amount))
      .map((amount) => ['price', amount, [...new Set(amounts)].join(', ')] as const);
  });
}

/** An event online has no campus, and its title says so. */
function modes(entry: ToldEntry): Disagreement[] {
  const { mode, title } = entry.fields as { mode?: string; title?: string };
  const isTitled = /en ligne|webconference|webinaire|visioconference/.test(foldedText(title ?? ''));
  const told = { place: 'mode', text: title ?? '' };
  return (isTitled && mode === 'on-site') || (mode === 'online' && entry.campuses.length > 0)
    ? [clash(entry, told, `mode of ${entry.slug}`, [isTitled ? 'online' : String(entry.campuses), mode])]
    : [];
}

/** An offer in the city of a campus is that campus's. */
function cities(entry: ToldEntry, names: SchoolNames): Disagreement[] {
  const city = foldedText(String(entry.fields['city'] ?? ''));
  const [campus] = entry.campuses;
  const of = names.campuses.find((one) => one.city === city);
  return of && campus !== undefined && of.slug !== campus
    ? [clash(entry, { place: 'city', text: city }, `campus of ${entry.slug}`, [of.slug, campus])]
    : [];
}

const inHead = /^(?:summary|seo|title|intakes)/;

/** Length, rhythm, entry and ministry in the programme's own summary. */
function ownWords(entry: ToldEntry): Disagreement[] {
  const {
    duration,
    rhythms = [],
    entryLevel,
  } = entry.fields as {
    duration?: { value: number; unit: string };
    rhythms?: string[];
    entryLevel?: number;
  };
  const certifier = foldedText(
    (entry.fields['certification'] as { certifier?: string } | null)?.certifier ?? '',
  );
  const length = `${duration?.value} ${duration?.unit}`;
  const units: Readonly<Record<string, string>> = {
    an: 'years',
    annee: 'years',
    mois: 'months',
    heure: 'hours',
  };
  return inText(entry, (text, { place }) => {
    const isHead = inHead.test(place);
    const lengths = isHead
      ? [
          ...text.matchAll(
            /(?<![\d+])(\d{1,2}|un|une) (an|annee|mois|heure)s?(?![a-z])(?! (?:apres|d'experience|de stage|par|en entreprise|de cours|de terrain|a temps))/g,
          ),
        ]
      : [];
    const said = isHead
      ? [...text.matchAll(/(?<![a-z])(?:a|en|par l') ?(temps plein|alternance|apprentissage)/g)]
      : [];
    const entries = [
      ...text.matchAll(
        /(?:apres un|des le|ouverte? (?:a|des)|accessible (?:apres|avec|des)(?: un)?|recrute (?:a|apres un)) bac ?\+ ?(\d)/g,
      ),
    ];
    const ministries = [...text.matchAll(/ministere de (l'[a-z]+(?: superieur)?)/g)];
    return [
      ...lengths
        .map(([, count = '', unit = '']) => `${count.replace(/une?/, '1')} ${units[unit]}`)
        .filter((one) => one !== length)
        .map((one) => ['length', one, length] as const),
      ...said
        .map(([, word]) => (word === 'temps plein' ? 'fulltime' : 'periodic'))
        .filter((rhythm) => !rhythms.includes(rhythm))
        .map((rhythm) => ['rhythm', rhythm, rhythms.join(', ')] as const),
      ...entries
        .filter(([, level]) => level !== String(entryLevel))
        .map(([, level = '']) => ['entry', level, String(entryLevel)] as const),
      ...ministries
        .filter(([, name = '']) => certifier !== '' && !certifier.includes(name))
        .map(([, name = '']) => ['certifier', name, certifier] as const),
    ];
  });
}
