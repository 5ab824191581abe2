/**
 * Every regular expression of the site and its content service takes linear time: on texts made of its own parts, and
 * on texts that slow others.
 */
import { expect, it, vi } from 'vitest';
import { composedIn } from './composed-patterns';
import { steepGrowth } from './growth';
import { type Attack, attacksOn, repeated } from './pattern-attacks';
import { repeatedTexts } from './repeated-texts';
import { patternsIn, sourceFiles } from './sources';

const common: Attack[] = repeatedTexts.map((word) => (length) => repeated(word, length));

/** @returns the beginning of a text on which it is too slow, with the times; or null */
function weakness(pattern: RegExp): string | null {
  const use = pattern.global
    ? (text: string) => text.replace(pattern, '')
    : (text: string) => {
        pattern.lastIndex = 0;
        return pattern.exec(text);
      };
  for (const attack of [...attacksOn(pattern), ...common]) {
    const times = steepGrowth((length) => {
      const text = attack(length);
      return () => use(text);
    });
    if (times) return `${JSON.stringify(attack(30))}: ${times.map(Math.round).join(', ')} ms`;
  }
  return null;
}

const files = sourceFiles().map((file) => ({ file, ...patternsIn(file) }));
const written = new Map(
  files.flatMap(({ written }) => written.map(({ place, pattern }) => [String(pattern), { place, pattern }])),
);

it('every regular expression that is written out is linear', () => {
  expect(written.size).toBeGreaterThan(300);
  const slow = [...written.values()].flatMap(({ place, pattern }) => {
    const found = weakness(pattern);
    return found ? [`${place} ${pattern} ${found}`] : [];
  });
  expect(slow).toEqual([]);
});

it('every composed pattern is linear', async () => {
  vi.resetModules();
  const composed = await composedIn(async () => {
    await import('../../content-model/values/non-breaking-spaces');
    await import('../../content-model/rules/duties/regulated-pages');
    await import('../../content-model/rules/rich-text-links');
    await import('../../content-service/contract/markdown');
    await import('../../content-service/strapi/src/contract/beginning');
    await import('../../content-service/strapi/src/contract/markdown');
    await import('../../content-service/strapi/src/contract/duties');
    const { leadsTo } = await import('../../content-service/strapi/src/uses/server/leads-to');
    leadsTo(['/campus/lyon', '/campus/lyon/acces'], 'https://www.ecole.example');
    await import('~/ui/text-links');
    await import('~/base/tracking-parameters');
    await import('~/search/words');
    await import('~/site/missing-labels.server');
    await import('../../content-model/rules/intake-months');
    await import('~/server/http/mangled-address');
    await import('~/server/steps/choose-language');
    await import('~/school/admissions/search-engines');
    const { parseLegacyRules } = await import('~/server/addresses/legacy-rules');
    const { legacyAddresses } = await import('~/server/addresses/legacy-addresses');
    parseLegacyRules(legacyAddresses);
    const { explainAbbreviations } = await import('~/parts/abbreviations.server');
    explainAbbreviations(
      'VAE',
      new Map([
        ['VAE', 'a'],
        ['QSE', 'b'],
      ]),
      new Set(),
    );
    const { labelsInCode } = await import('~/site/labels/labels-in-code');
    labelsInCode('', ['commons.close', 'agenda.list.count']);
  });
  const places = new Set(composed.map(({ file }) => file));
  expect(files.flatMap(({ file, composes }) => (composes && !places.has(file) ? [file] : []))).toEqual([]);
  const slow = composed.flatMap(({ file, pattern }) => {
    const found = weakness(pattern);
    return found ? [`${file} ${pattern} ${found}`] : [];
  });
  expect(slow).toEqual([]);
});

/** Look-behinds are not slow on these texts in Node 26. */
const looksBehind = (pattern: RegExp) => pattern.source.startsWith('(?<=');
const isSlowHere = (pattern: RegExp) =>
  Number.parseInt(process.versions.node, 10) < 26 || !looksBehind(pattern);

/** Earlier slow expressions, and cases for other methods of measuring: each must be found. */
const slowOnes = [
  /(?<=(?<!\d|\d )\d{1,3}(?:[ \u202f]\d{3})*) (?=\d{3}(?!\d| \d\d?(?!\d)))/gu,
  /<(a|p|h[2-4])(?: [^>]*)?>(?:\s|<br \/>)*<\/\1>/g,
  /^(?:a+)+$/,
  /^(?:a|a)*b/,
  /a(?:[^b]*b)?/g,
  /(?<=x[^y]*)y/g,
];
it.each(slowOnes.filter(isSlowHere))('%s is found not to be', (pattern) =>
  expect(weakness(pattern)).not.toBeNull(),
);
