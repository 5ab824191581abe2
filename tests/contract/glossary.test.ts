/** One term for each thing in labels and in the demonstration's content (docs/glossary.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Forbidden forms, and their replacements. The words of a button end there; within a sentence the verb stays. */
const refused: readonly (readonly [form: RegExp, said: string])[] = [
  [/offres? en alternance/i, 'offres d’alternance'],
  [/déposer (?:ma|une|votre) candidature(?=["'`\]*]|$)/im, 'Candidater'],
  [/ouvrir mon dossier/i, 'Candidater'],
  [/\bBTS (?:GPN|GEMEAU|DATR|ACD|AP)\b/, 'BTSA'],
];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:\.json|\.md|(?<!\.test)\.ts)$/.test(file))
    .map((file) => path.join(folder, file));

it('labels and content use one term for each thing', () => {
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

it('a diploma of the ministry of agriculture is a BTSA, any other of two years a BTS', () => {
  const sheets = filesIn('content-service/data/programmes').map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const ofState = sheets.filter(({ certification }) =>
    certification?.title?.startsWith('Brevet de technicien supérieur'),
  );
  expect(ofState.length).toBeGreaterThan(8);
  for (const { title, certification } of ofState)
    expect(title).toMatch(certification.title.includes('supérieur agricole') ? /^BTSA / : /^BTS /);
});

it('the number of programmes is the school’s; 80 is named for the network only, on its pages', () => {
  const network =
    /(?:edito-reseau-competences-et-developpement|formations-reseau)\/|answers\/|labels\/layout\.ts/;
  const found = [...filesIn('app/site/labels'), ...filesIn('content-service/data')].filter(
    (file) =>
      !network.test(file) &&
      /(?:80|quatre-vingts) (?:formations|programmes)/i.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
  const own = filesIn('content-service/data/programmes').length;
  expect(own).toBe(40);
  const words = readFileSync('content-service/data/articles/formations-reseau/index.json', 'utf8');
  expect(words).toContain('{{count.programmes}} formations');
});

it('the home page’s success rate is the average of the sheets’ rates, weighted by enrolment', () => {
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
