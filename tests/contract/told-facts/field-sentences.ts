/** What structured fields say, in the words of a visitor. Pure. */
import { months } from './values';

type Fields = Readonly<Record<string, unknown>>;
type Object_ = Readonly<Record<string, unknown>>;

const weekdays: Readonly<Record<string, string>> = {
  mon: 'lundi',
  tue: 'mardi',
  wed: 'mercredi',
  thu: 'jeudi',
  fri: 'vendredi',
  sat: 'samedi',
  sun: 'dimanche',
};
const units: Readonly<Record<string, string>> = {
  years: 'ans',
  months: 'mois',
  hours: 'heures',
  weeks: 'semaines',
  days: 'jours',
};
const eventTypes: Readonly<Record<string, string>> = {
  'open-day': 'Portes ouvertes',
  'admission-test': 'Épreuves d’admission',
  'job-dating': 'Job dating',
  'live-my-life': 'Vis ma vie',
  conference: 'Conférence',
  fair: 'Salon',
};
const object = (value: unknown) => (value ?? {}) as Object_;
const list = (value: unknown) => (Array.isArray(value) ? value : []) as Object_[];

/** Sentences by collection; one with an absent field is left out. */
export function fieldSentences(collection: string, fields: Fields): string[] {
  const say = (words: TemplateStringsArray, ...values: unknown[]): string[] =>
    values.some((value) => value === null || value === undefined || value === '')
      ? []
      : [words.map((word, index) => `${word}${values[index] ?? ''}`).join('')];
  switch (collection) {
    case 'programmes': {
      const outcomes = object(fields['outcomes']);
      return [
        ...say`Réussite, diplôme obtenu : ${outcomes['success']} %`,
        ...say`Poursuivent leurs études : ${outcomes['continuation']} %`,
        ...say`Insertion professionnelle, en emploi : ${outcomes['employment']} %`,
        ...say`Interruption, abandon : ${outcomes['interruption']} %`,
        ...say`Rupture de contrat : ${outcomes['contractBreak']} %`,
        ...say`Enquête, réponses sur ${outcomes['cohort']}`,
        ...say`Proposée sur ${list(fields['campuses']).length || null} campus`,
        ...say`En ${lengthOf(fields)}`,
        ...(object(fields['duration'])['unit'] === 'hours'
          ? say`Total du programme, en durée : ${list(fields['curriculum']).reduce((sum, { hours }) => sum + Number(hours ?? 0), 0) || null} heures`
          : []),
        ...list(fields['prices']).flatMap(
          ({ status, amount }) =>
            say`${({ initial: 'À temps plein, frais de scolarité', apprenticeship: 'En apprentissage', continuing: 'En formation continue' })[String(status)] ?? ''} : ${amount} €`,
        ),
      ];
    }
    case 'campuses': {
      const [rent, pass] = [object(fields['rent']), object(fields['travelPass'])];
      return [
        ...say`Loyer, chambre, logement : ${rent['from']} à ${rent['to']} euros`,
        ...say`Abonnement de transport : ${pass['amount']} euros`,
        ...list(fields['team']).flatMap(({ name, role }) => say`${name}, ${role}`),
      ];
    }
    case 'events': {
      const [start, end] = [momentOf(fields['dateStart']), momentOf(fields['dateEnd'])];
      return start && end
        ? say`${eventTypes[String(fields['type'])] ?? ''} : de ${start.clock} à ${end.clock}`
        : [];
    }
    case 'careers': {
      const salary = object(fields['salary']);
      return say`Salaire brut annuel : de ${salary['from']} à ${salary['to']} euros`;
    }
    case 'settings':
      return list(object(fields['admission'])['national']).flatMap(
        ({ title, opensOn, closesOn }) => say`${title} : du ${dayOf(opensOn)} au ${dayOf(closesOn)}`,
      );
    default:
      return [];
  }
}

/** `--01-19` */
function dayOf(value: unknown): string | null {
  const [, month = '', day = ''] = /^--(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
  return day === '' ? null : `${Number(day)} ${months[Number(month) - 1]}`;
}

export const lengthOf = (fields: Fields): string => {
  const { value, unit } = object(fields['duration']);
  return `${value} ${units[String(unit)]}`;
};

/** `+12d/sat 10:00` */
export function momentOf(value: unknown): { day: string | null; clock: string; minutes: number } | null {
  const [, day = '', hour, minute] = /(?:\/(\w{3}))? (\d\d):(\d\d)/.exec(String(value)) ?? [];
  return hour === undefined
    ? null
    : {
        day: weekdays[day] ?? null,
        clock: `${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`,
        minutes: Number(hour) * 60 + Number(minute),
      };
}
