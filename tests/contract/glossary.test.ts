/** One word for one thing in labels and in the demonstration's content (docs/glossary.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Forms that are refused, and what is said instead. */
const refused: readonly (readonly [form: RegExp, said: string])[] = [
  [/offres? en alternance/i, 'offres d’alternance'],
  [/déposer (?:ma|une|votre) candidature"/i, 'Candidater'],
  [/ouvrir mon dossier/i, 'Candidater'],
];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:\.json|\.md|(?<!\.test)\.ts)$/.test(file))
    .map((file) => path.join(folder, file));

it('labels and content say one thing in one way', () => {
  const files = [...filesIn('app/site/labels'), ...filesIn('content-service/data')];
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return refused.flatMap(([form, said]) => {
      const match = form.exec(text);
      return match ? [`${file}: “${match[0]}”, say “${said}”`] : [];
    });
  });
  expect(found).toEqual([]);
});

it('the home page gives the success rate its sheets give, weighed by who enrolled', () => {
  const sheets = filesIn('content-service/data/programmes').map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const cohort = sheets.flatMap(({ outcomes }) =>
    outcomes?.year === 'Promotion 2025' && typeof outcomes.success === 'number' ? [outcomes] : [],
  );
  const enrolled = cohort.reduce((sum, outcomes) => sum + outcomes.cohort, 0);
  const succeeded = cohort.reduce((sum, outcomes) => sum + outcomes.cohort * outcomes.success, 0);
  const home = readFileSync('content-service/data/articles/accueil/index.json', 'utf8').replace(/\s/g, ' ');
  expect(home).toContain(`"value": "${Math.round(succeeded / enrolled)}"`);
  expect(home).toContain(
    `promotion 2025 : ${new Intl.NumberFormat('fr').format(enrolled).replace(/\s/g, ' ')} `,
  );
});
