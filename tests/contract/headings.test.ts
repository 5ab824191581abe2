/** Headings of the demonstration's pages name their content (docs/glossary.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const data = 'content-service/data';
const pages = ['articles', 'posts', 'news', 'events', 'careers', 'campuses', 'programmes'].flatMap((folder) =>
  readdirSync(path.join(data, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => path.join(folder, file)),
);

interface Block {
  __component: string;
  title?: string;
}
const blocksOf = (page: string): Block[] =>
  page.endsWith('.json') ? (JSON.parse(read(page)).pageLayout?.blocks ?? []) : [];

/** Titles of its blocks and headings in its prose; its own title is a name or, of news, a headline. */
function headingsOf(page: string): string[] {
  const inProse = [
    ...read(page)
      .replaceAll('\\n', '\n')
      .matchAll(/(?<=["\n])#{2,4} ([^"\n]*)/g),
  ];
  return [
    ...blocksOf(page).flatMap(({ title }) => title ?? []),
    ...inProse.map(([, heading]) => heading ?? ''),
  ];
}

/** Needs a verb, so it makes the heading a sentence: a pronoun, a negation, a relative pronoun after the first word. */
const takesVerb =
  /(?<!\p{L})(?:je|tu|il|elle|on|nous|vous|ils|elles|cela|ça|ne|we|you|they)(?!\p{L})|(?<=\s)(?<!(?:à|pour|avec)\s)(?:qui|que|dont|où)(?!\p{L})|(?<!\p{L})(?:qu|n|c)’/iu;
const command = /(?<!\p{L})(?!(?:chez|assez|rez|rendez)(?!\p{L}))\p{L}{2,}ez(?!\p{L})/iu;
const isEnumeration = (heading: string) => /, .*\s(?:et|ou|and|or)\s/.test(heading);

/** A sentence, or two halves with a comma between them. */
function isAphorism(heading: string): boolean {
  const own = heading.replaceAll(/«.*?»/g, '').replaceAll(/rendez-vous/gi, '');
  return takesVerb.test(own) || command.test(own) || (own.includes(',') && !isEnumeration(own));
}

it('a page has at most one aphorism: its other headings are neither sentences nor two halves with a comma', () => {
  expect(pages.length).toBeGreaterThan(250);
  const found = pages.flatMap((page) => {
    const aphorisms = headingsOf(page).filter(isAphorism);
    return aphorisms.length > 1 ? [`${page}: ${aphorisms.join(' | ')}`] : [];
  });
  expect(found).toEqual([]);
});

/** The name required in the heading of a list, by its block. */
const listed: Record<string, RegExp> = {
  campuses: /campus/i,
  careers: /métiers/i,
  downloads: /document|catalogue|justificatif/i,
  events: /rendez-vous|portes ouvertes|épreuves|job dating|conférence|salon|journée/i,
  'key-figures': /chiffres|taux|numbers/i,
  logos: /partenaires|réseaux|agences|associations|laboratoires|employeurs/i,
  news: /actualités|portraits/i,
  offers: /offres/i,
  people: /alumni|ambassadeurs|anciens/i,
  podcasts: /podcast|épisode/i,
  posts: /articles/i,
  programmes: /formations/i,
  testimonials: /témoignages|paroles/i,
};

it('the heading of a list names its entries', () => {
  const found = pages.flatMap((page) =>
    blocksOf(page).flatMap(({ __component, title }) => {
      const names = listed[__component.replace('blocks.', '')];
      return names && title && !names.test(title) ? [`${page}: ${title}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

function read(page: string): string {
  return readFileSync(path.join(data, page), 'utf8').replaceAll(/[\u00a0\u202f]/g, ' ');
}
