/** Documents for tests: many, made up, and the same every time. */
import { type DocumentKind, kinds, type SearchDocument } from './document';

export function sampleDocument(
  changes: Partial<Omit<SearchDocument, 'text'>> & { text?: Partial<SearchDocument['text']> } = {},
): SearchDocument {
  const { text, ...rest } = changes;
  const title = rest.title ?? 'BTSA Gestion et maîtrise de l’eau';
  return {
    kind: 'programme',
    href: '/formations/bts-gemeau',
    title,
    summary: 'Amener l’eau où il faut, la rendre propre.',
    details: [],
    ...rest,
    text: { name: title, keys: '', places: '', lead: rest.summary ?? '', body: '', ...text },
  };
}

const stems =
  'eau sol air faune flore terre riviere foret haie mare dune lagune glacier nappe bassin berge talus prairie';
const ends = 'ment tion eur iste age ure ance able ique ite al ier';
const programmeKeys = ['bac+2 bts alternance eau', 'bac+3 bachelor alternance', 'bac+5 master environnement'];
const towns = ['Lyon', 'Nantes', 'Rennes', 'Lille', 'Metz', 'Dijon', 'Brest', 'Caen', 'Tours', 'Angers'];

/** As many invented words as a site of thousands of pages uses, the common ones first. */
function vocabulary(): string[] {
  const syllables = 'ba ce di fo gu la me ni po ru sa te vi bo'.split(' ');
  const words: string[] = [...stems.split(' ')];
  for (const stem of stems.split(' ')) for (const end of ends.split(' ')) words.push(stem + end);
  for (const a of syllables)
    for (const b of syllables)
      for (const c of syllables) for (const end of ends.split(' ')) words.push(a + b + c + end);
  return words;
}

/** Zipf-Mandelbrot: with it the commonest word is in half of the documents, as on the school's site. */
const commonest = 60;

/** Documents of every kind, some 220 words each, distributed as words of a language are. */
export function* manyDocuments(count: number): Generator<SearchDocument> {
  const words = vocabulary();
  const random = randomNumbers(4440);
  const word = () => words[Math.floor(commonest * ((words.length / commonest) ** random() - 1))] ?? 'eau';
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  for (let number = 0; number < count; number++) {
    const kind = kinds[number % kinds.length] as DocumentKind;
    const title = sentence(5);
    const summary = sentence(22);
    yield {
      kind,
      href: `/${kind}/${number}`,
      title,
      summary,
      details: [],
      text: {
        name: title,
        keys: kind === 'programme' ? (programmeKeys[number % 3] ?? '') : '',
        places: [towns[number % 10], towns[(number * 7) % 10]].join(' · '),
        lead: summary,
        body: sentence(190),
      },
    };
  }
}

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
