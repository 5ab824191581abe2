/** Dates in the words of a language. Pure: zone and moment are passed in. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached format: creating one takes a hundred times as long as using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/** `12 mars 2027`; the first of a month is `1er` in French, which Intl does not know. */
export function dayInWords(locale: string, moment: Date, timeZone: string): string {
  const text = dateFormat(locale, { dateStyle: 'long', timeZone }).format(moment);
  return locale.startsWith('fr') ? text.replace(/^1(?=\s)/, '1er') : text;
}

/** @param iso a day, `2027-03-12`, or a moment, of which the day counts @returns `12 mars 2027` */
export const isoDayInWords = (locale: string, iso: string): string =>
  dayInWords(locale, new Date(`${iso.slice(0, 10)}T00:00:00Z`), 'UTC');
