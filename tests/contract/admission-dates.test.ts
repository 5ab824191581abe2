/** Dates of admission have one source: no other content states them. */
import { describe, expect, it } from 'vitest';
import { applicationPeriod, datedAdmission } from '../../app/school/programmes/admission-dates';
import { findSettings } from '../../app/site/settings.server';
import { loadContent } from '../../content-service/embedded/load';
import { createRig, startOfService } from './service';

const content = loadContent('content-service/data');

interface PlacedText {
  place: string;
  text: string;
}

/** Every text of the content, and the short ones of one item together: a date and its title also form a statement. */
function textsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const short = Object.values(Array.isArray(value) ? [] : value).filter(
    (inner) => typeof inner === 'string' && inner.length < 80,
  );
  return [
    ...Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`)),
    { place, text: short.join(', ') },
  ];
}

const month =
  /\b(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|january|february|march|april|june|july|august|september|october|november|december)\b/i;
const applying =
  /parcoursup|vœux?\b|candidatures? (ouvert|clos|possible|jusqu|avant|à partir)|calendrier national/i;

const saysWhen = (text: string) =>
  text.split(/[.!?;\n]+\s/).some((sentence) => month.test(sentence) && applying.test(sentence));

describe('dates of admission', () => {
  it('are in no text of the demonstration school', () => {
    const texts = Object.entries(content.entries).flatMap(([name, list]) =>
      list.flatMap((entry) => textsIn(entry, `${name}/${entry.slug ?? entry.rubrique}`)),
    );
    expect(texts.length).toBeGreaterThan(5000);
    expect(texts.filter(({ text }) => saysWhen(text)).map(({ place }) => place)).toEqual([]);
  });

  it('would be found if a text still had them', () => {
    expect(saysWhen('De mi-janvier à mi-mars, vous formulez vos vœux.')).toBe(true);
    expect(saysWhen('Through Parcoursup, the national platform, from January to March.')).toBe(true);
    expect(saysWhen('Recherche d’employeur accompagnée dès le mois de mars.')).toBe(false);
  });

  it('are on no programme of the national calendar: the settings have them', () => {
    const national = content.entries.programmes.filter(
      ({ admission }) => (admission as { calendar: string }).calendar === 'national',
    );
    expect(national.length).toBeGreaterThan(5);
    expect(national.filter(({ admission }) => (admission as { opensOn: string | null }).opensOn)).toEqual([]);
  });

  it('reach the site from the settings, with a year', async () => {
    const { admission } = await findSettings(createRig().content);
    const period = applicationPeriod(admission.national, startOfService);
    expect(period?.opensOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const bts = { calendar: 'national', opensOn: null, closesOn: null } as const;
    expect(datedAdmission(bts, admission, startOfService)).toMatchObject({
      opensOn: period?.opensOn,
      closesOn: period?.closesOn,
    });
  });
});
