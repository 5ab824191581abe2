/** The values in a text that can be compared: numbers by their unit, hours, days, months, levels, denials. Pure. */
import { isWord, little, stemOf } from './words';

export interface Value {
  /** What values are compared with: the unit of a number, `clock`, `month`, `denial`. */
  kind: string;
  /** The same value in other units: a week has seven days, five of them worked. */
  is: readonly number[] | readonly string[];
  /** `un sur cinq`: about. */
  rough?: boolean;
  /** `de 27 a 100 %`: what lies between is part of it. */
  range?: readonly [number, number];
  /** Index of its first word, and after its last. */
  from: number;
  to: number;
}

/** `ministere charge de l agriculture`: its field. */
export const ministryIn = (words: readonly string[]): string | null =>
  /^ministeres? (?:charge )?(?:du|des|de la|de l|de|d) (\S{4,})/.exec(words.slice(0, 6).join(' '))?.[1] ??
  null;

export const months =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
const weekdays = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
const seasons = 'printemps automne hiver ete noel toussaint paques'.split(' ');

/** A number of a unit in others: [unit, factors]. */
const scales: Readonly<Record<string, readonly [string, ...number[]]>> = {
  minut: ['minute', 1],
  heur: ['minute', 60],
  jour: ['day', 1],
  semain: ['day', 7, 5],
  moi: ['months', 1],
  trimes: ['months', 3],
  semest: ['months', 6],
  an: ['months', 12],
};

/** Words after a number that begin something else. */
const notUnits = /^(?:h|de|a|et|ou|par|la|le|en|un|d|l|du|jusqu|n|s|c|qu|au)$/;

export function valuesIn(words: readonly string[]): Value[] {
  const found: Value[] = [];
  const add = (kind: string, is: readonly number[] | readonly string[], from: number, to = from + 1) =>
    found.push({ kind, is, from, to });
  const at = (index: number) => words[index] ?? '';
  for (let index = 0; index < words.length; index += 1) {
    const word = at(index);
    const before = at(index - 1);
    if (/^(?:temps-plein|alternan.*|apprenti(?:e|s|es|ssage)?|full-time)$/.test(word))
      add('rhythm', [/^(?:temps|full)/.test(word) ? 'fulltime' : 'alternating'], index);
    if (word.includes('@')) add('address', [word.replace(/\.$/, '')], index);
    else if (/^ministeres?$/.test(word)) {
      const name = ministryIn(words.slice(index));
      if (name) add('ministry', [name], index, index + 3);
    } else if (/^bac\+\d$/.test(word)) add('bac', [word], index);
    else if (months.includes(word)) {
      const day = /^\d{1,2}$/.test(before) ? Number(before) : null;
      add(day === null ? 'month' : 'date', [`${day ?? ''} ${word}`], index);
      if (day !== null) add('month', [` ${word}`], index);
    } else if (weekdays.includes(word)) add('weekday', [word], index);
    else if (seasons.includes(word) && /^(?:d|de|vacances|au|en|l|a)$/.test(before))
      add('season', [word], index);
    else if (/^[abc][12]$/.test(`${word}${at(index + 1)}`) && /^[abc]$/.test(word))
      add('cefr', [`${word}${at(index + 1)}`], index, index + 2);
    else if (/^[abc][12]$/.test(word)) add('cefr', [word], index);
    else if (
      word === 'moitie' ||
      (word === 'tiers' && before === '1') ||
      (word === 'quart' && before === 'un') ||
      (word === 'tiers' && before === 'un')
    )
      found.push({
        kind: '%',
        is: [{ moitie: 50, tiers: 33, quart: 25 }[word] ?? 0],
        rough: true,
        from: index,
        to: index + 1,
      });
    else if (/^\d/.test(word)) number(index);
    else if (/^un[e]?$/.test(word) && !share(index, 1) && /^(?:sous|dure)$/.test(before)) {
      const scale = scales[stemOf(at(index + 1))];
      if (scale) ofScale(scale, 1, index, index + 2);
    }
    if (/^0\d$/.test(word) && [1, 2, 3, 4].every((on) => /^\d\d$/.test(at(index + on))))
      add('phone', [words.slice(index, index + 5).join(' ')], index, index + 5);
    denials(index);
  }
  ranges();
  return [...found, ...alternations(words)];

  /** `de 27 % a 100 %`, `entre 360 et 450 euros`: one value. */
  function ranges(): void {
    for (let on = found.length - 1; on > 0; on -= 1) {
      const [low, high] = [found[on - 1], found[on]];
      if (
        !low ||
        !high ||
        low.kind !== high.kind ||
        (!/^(?:a|et|-)$/.test(words.slice(Math.min(low.to, high.from - 1), high.from).join(' ')) &&
          !(high.from - low.from === 2 && /^(?:a|et)$/.test(at(low.from + 1))))
      )
        continue;
      const [from, to] = [low.is[0], high.is.at(-1)];
      if (
        typeof from !== 'number' ||
        typeof to !== 'number' ||
        from >= to ||
        (!/^(?:de|d|entre|of|du)$/.test(at(low.from - 1)) &&
          low.kind !== 'clock' &&
          low.kind !== '%' &&
          low.kind !== '€')
      )
        continue;
      found.splice(on - 1, 2, { ...high, is: [], range: [from, to], from: low.from });
    }
  }

  function number(index: number): void {
    const value = Number(at(index).replace(',', '.'));
    const next = at(index + 1);
    const previous = at(index - 1);
    if (
      (/^[bc]$/.test(previous) && value < 3) ||
      (previous === 'sur' && value < 20 && found.at(-1)?.to === index + 1)
    )
      return;
    if (previous === '#' && next === '.') {
      add('article', [value], index);
      return;
    }
    if (share(index, value)) return;
    if (next === 'h' && value <= 24 && !/^\d{3}/.test(at(index))) {
      const minute = /^\d\d$/.test(at(index + 2)) ? Number(at(index + 2)) : 0;
      add('clock', [value * 60 + minute], index, minute ? index + 3 : index + 2);
      return;
    }
    if (previous === 'h') return;
    if (/^niveau|^level/.test(previous)) {
      add('level', [value], index);
      return;
    }
    if (/^article|^art$/.test(previous)) {
      add('article', [value], index);
      return;
    }
    if (/^(?:19|20)\d\d$/.test(at(index)) && !/^(?:€|euros?|habitants)$/.test(next)) {
      add('year', [value], index);
      return;
    }
    if (months.includes(next)) return;
    if (next === '%') {
      add('%', [value], index, index + 2);
      return;
    }
    if (/^0\d$/.test(at(index)) || /^0\d$/.test(previous)) return;
    // `de 18 a 28 apprenants`: the unit follows the second number.
    let unitAt = index + 1;
    if (/^(?:a|et|ou|-)$/.test(at(unitAt)) && /^\d/.test(at(unitAt + 1))) unitAt += 2;
    if (at(unitAt) === '%') {
      add('%', [value], index);
      return;
    }
    if (at(unitAt) === 'h') return;
    while (
      unitAt < index + 5 &&
      (little.has(at(unitAt)) ||
        notUnits.test(at(unitAt)) ||
        /^(?:petits?|grands?|bons?|ouvres?|working|consecuti.*|derni.*|nouve.*|bel.*)$/.test(at(unitAt)))
    ) {
      if (/^(?:en|dans|sur|a)$/.test(at(unitAt))) return;
      unitAt += 1;
    }
    const unit = at(unitAt);
    if (
      !/^(?:€|\p{L})/u.test(unit) &&
      /^(?:de|a)$/.test(at(from(index) - 1)) &&
      /^(?:(?:demi-)?groupe|promotion|classe|effectif|equipe|limite)/.test(at(from(index) - 2))
    ) {
      add('person', [value], index);
      return;
    }
    if (!/^(?:€|\p{L})/u.test(unit)) {
      if (/^(?:sur)$/.test(previous)) add('of', [value], index);
      return;
    }
    const stem = stemOf(unit);
    const [kind, ...factors] = scales[stem] ?? [stem, 1];
    // `a 28 ans`: an age.
    if (stem === 'an' && value > 12) {
      add('age', [value], index, unitAt + 1);
      return;
    }
    ofScale([kind, ...factors], value, index, unitAt + 1);
  }

  /** A delay is in days too: `sous un mois`, `sous 48 heures`. */
  function ofScale(
    [kind, ...factors]: readonly [string, ...number[]],
    value: number,
    index: number,
    to: number,
  ): void {
    add(
      kind,
      factors.map((factor) => value * factor),
      index,
      to,
    );
    const days = { months: 30, minute: 1 / 1440 }[kind];
    if (days !== undefined && at(index - 1) === 'sous')
      add('day', [value * (factors[0] ?? 1) * days], index, to);
  }

  /** Where a range begins. */
  function from(index: number): number {
    return /^(?:a|et)$/.test(at(index - 1)) && /^\d/.test(at(index - 2)) ? index - 2 : index;
  }

  /** `1 sur 5`, `3 semaines sur 4`. */
  function share(index: number, value: number): boolean {
    for (let on = index + 1; on < index + 5; on += 1)
      if (at(on) === 'sur' && /^\d+$/.test(at(on + 1)) && at(on + 2) !== 'campus') {
        const whole = Number(at(on + 1));
        if (value <= whole) {
          found.push({ kind: '%', is: [(100 * value) / whole], rough: whole <= 12, from: index, to: on + 2 });
          return whole < 20;
        }
      } else if (/^[\d.;:|]/.test(at(on))) break;
    return false;
  }

  /** `aucun justificatif`, `sans inscription`, `n a pas de residence`, `ne peut pas etre revu`, `ne se valident pas`. */
  function denials(index: number): void {
    const isOfThing =
      /^(?:aucune?|sans|ni)$/.test(at(index)) || (at(index) === 'pas' && /^(?:de|d)$/.test(at(index + 1)));
    if (isOfThing) {
      let on = index + 1;
      while (on < index + 4 && (little.has(at(on)) || at(on).length < 3)) on += 1;
      if (isWord(at(on))) add(`no ${stemOf(at(on))}`, ['no'], index, on + 1);
      return;
    }
    if (
      !/^(?:pas|jamais|plus)$/.test(at(index)) ||
      !/(?:^| )(?:ne|n)(?: |$)/.test(words.slice(Math.max(0, index - 4), index).join(' '))
    )
      return;
    const isAuxiliary = /^(?:est|sont|sera|seront|peut|peuvent|doit|doivent|a|ont|etait)$/.test(
      at(index - 1),
    );
    let on = isAuxiliary ? index + 1 : index - 1;
    while (isAuxiliary && /^(?:etre|des?|l[ae]?|les|une?|d)$/.test(at(on))) on += 1;
    if (isWord(at(on))) add(`no do ${stemOf(at(on))}`, ['no'], Math.min(on, index), Math.max(on, index) + 1);
  }
}

const atSchool = /^(?:cours|ecole|campus|classe|centre)$/;
const atWork = /^(?:entreprises?|employeurs?|chantiers?)$/;

/** `2 semaines en cours, 3 semaines en entreprise`, `une semaine sur 4 en cours`: the part at school. */
function alternations(words: readonly string[]): Value[] {
  const parts = (index: number): [unit: string, value: number] => [
    stemOf(words[index + 1] ?? ''),
    Number((words[index] ?? '').replace(/^une?$/, '1')),
  ];
  const placeAfter = (index: number) => {
    const place = words
      .slice(Math.max(0, index), index + 5)
      .find((word) => atSchool.test(word) || atWork.test(word));
    return place === undefined ? null : atSchool.test(place);
  };
  return words.flatMap((_, from): Value[] => {
    const [unit, first] = parts(from);
    if (!/^(?:semain|jour)$/.test(unit) || !(first > 0)) return [];
    const is = (part: number, to: number): Value[] => [
      { kind: 'alternation', is: [Math.round(part * 100)], from, to },
    ];
    const whole = words[from + 2] === 'sur' ? Number(words[from + 3]) : 0;
    const isFirst = placeAfter(from + 2);
    if (whole > first) {
      const place = placeAfter(from + 4) ?? placeAfter(from + 9) ?? placeAfter(from - 6);
      return place === null ? [] : is(place ? first / whole : 1 - first / whole, from + 4);
    }
    for (let at = from + 3; at < from + 9; at += 1) {
      const [other, second] = parts(at);
      if (other === unit && second > 0 && isFirst !== null && placeAfter(at + 2) === !isFirst)
        return is((isFirst ? first : second) / (first + second), at + 2);
    }
    return [];
  });
}

/** Whether one of the values may be the other: a share is as exact as it is told, a number lies in its range. */
export function isSame(kind: string, one: Value, other: Value): boolean {
  if (one.range && other.range) return one.range[0] === other.range[0] && one.range[1] === other.range[1];
  if (one.range) return isIn(one.range, other);
  if (other.range) return isIn(other.range, one);
  const near = kind !== '%' ? 0 : isRound(one) || isRound(other) ? 5 : 0.5;
  return (one.is as readonly (number | string)[]).some((a) =>
    (other.is as readonly (number | string)[]).some(
      (b) => a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < near),
    ),
  );
}

const isIn = ([from, to]: readonly [number, number], { is }: Value) =>
  (is as readonly (number | string)[]).some(
    (value) => typeof value === 'number' && value >= from && value <= to,
  );
const isRound = ({ rough }: Value) => rough === true;
