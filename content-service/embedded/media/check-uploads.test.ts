import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../load';
import { checkUploads } from './check-uploads';

const demonstration = 'content-service/data';
const school = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const changed = new Set<string>();
/** What is wrong with the school before a test: it has two pictures, since each check decodes all. */
let before: string[];
beforeAll(async () => {
  const pictures = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
  const stays = (file: string) =>
    !pictures.test(file) || file.endsWith(lighthouse) || file.endsWith(portrait);
  cpSync(demonstration, school, { recursive: true, filter: stays });
  before = await checkUploads(school, loadContent(school));
});
// Six hundred files: each test puts its own back.
afterEach(() => {
  for (const name of changed) {
    rmSync(path.join(school, name), { force: true });
    const original = path.join(demonstration, name);
    if (existsSync(original)) cpSync(original, path.join(school, name));
  }
  changed.clear();
});
afterAll(() => rmSync(school, { recursive: true, force: true }));

/** A file of the school, which the test may change. */
function own(name: string): string {
  changed.add(name);
  return path.join(school, name);
}
const upload = (name: string) => own(`uploads/${name}`);
const check = async () =>
  (await checkUploads(school, loadContent(school))).filter((problem) => !before.includes(problem));
const taggedPdf = '%PDF-1.7 << /Type /Catalog /StructTreeRoot 6 0 R >>';
const lighthouse = 'paysages/phare-midi.webp';
const portrait = 'portraits/yanis-lefort.webp';

it('reports nothing for the demonstration', async () => {
  expect(await checkUploads(demonstration, loadContent(demonstration))).toEqual([]);
});

it('names the entry whose picture is missing', async () => {
  rmSync(upload(lighthouse));
  expect(await check()).toContain(`campuses/brest: its picture uploads/${lighthouse} is missing`);
});

it('reports a file that no entry uses, also in a folder', async () => {
  renameSync(upload(lighthouse), upload('phare.webp'));
  expect(await check()).toContain('uploads/phare.webp: no entry uses it');
});

it('counts a document as used if a text links to it', async () => {
  writeFileSync(upload('guide.pdf'), taggedPdf);
  expect(await check()).toEqual(['uploads/guide.pdf: no entry uses it']);
  const file = own('campuses/brest.json');
  const campus = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  campus.description += '\n\nLe [guide](/uploads/guide.pdf).';
  writeFileSync(file, JSON.stringify(campus));
  expect(await check()).toEqual([]);
});

it('names a PDF without tags, and a document that is linked and missing', async () => {
  writeFileSync(upload('documents/cgv.pdf'), '%PDF-1.4 << /Type /Catalog >>');
  rmSync(upload('documents/guide-tuteur.pdf'));
  expect(await check()).toEqual([
    'uploads/documents/guide-tuteur.pdf: an entry links to it, and it is missing',
    'uploads/documents/cgv.pdf: a PDF without tags, which a screen reader cannot read in order',
  ]);
});

it('the demonstration gives the subject and the size of each document', () => {
  const said = Object.values(loadContent('content-service/data').entries)
    .flat()
    .flatMap((entry) => filesIn(entry));
  expect(said.length).toBeGreaterThan(20);
  for (const { url, format, size } of said) {
    const kilobytes = Math.round(readFileSync(`content-service/data${url}`).length / 1000);
    expect([url, format, size]).toEqual([url, 'PDF balisé', `${kilobytes}\u00a0Ko`]);
  }
});

type File = Record<'url' | 'format' | 'size', string>;
function filesIn(value: unknown): File[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url } = value as { url?: unknown };
  return typeof url === 'string' && url.endsWith('.pdf')
    ? [value as File]
    : Object.values(value).flatMap(filesIn);
}

it('finds a name with accents in either Unicode form', async () => {
  writeFileSync(upload('Règlement (1).pdf'.normalize('NFD')), taggedPdf);
  const file = own('campuses/brest.json');
  const campus = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  campus.description += '\n\nLe [règlement](</uploads/Règlement (1).pdf>).';
  writeFileSync(file, JSON.stringify(campus));
  expect(await check()).toEqual([]);
});

it('reports a picture whose size differs from its entry, and a file that is not a picture', async () => {
  cpSync(upload(portrait), upload(lighthouse));
  expect(await check()).toContain(`campuses/brest: uploads/${lighthouse} is 800 x 800, not 1680 x 1120`);
  writeFileSync(upload(lighthouse), 'a picture');
  expect(await check()).toContain(`campuses/brest: uploads/${lighthouse} is no picture`);
});

describe('a picture that is not shown as it is', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246', noise } }).jpeg();
  const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const odd = (jpeg: Buffer) => {
    const scan = scanOf(jpeg);
    const changed = Buffer.from(jpeg);
    // The last coefficient of the scan, behind its components.
    changed[scan + 6 + 2 * (jpeg[scan + 4] ?? 0)] = 0;
    return changed;
  };
  const animation = () =>
    sharp(
      [0, 255].map((red) => ({
        create: { width: 40, height: 30, channels: 3 as const, background: { r: red, g: 0, b: 0 } },
      })) as never,
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();

  it.each([
    [
      'without its last bytes',
      'phare.jpg',
      900,
      600,
      async () => (await photo(900, 600).toBuffer()).subarray(0, -100),
      'is damaged',
    ],
    [
      'with odd scan parameters',
      'phare.jpg',
      900,
      600,
      async () => odd(await photo(900, 600).toBuffer()),
      'is damaged',
    ],
    [
      'of more than 64 megapixels',
      'phare.jpg',
      8200,
      8000,
      () =>
        sharp({ create: { width: 8200, height: 8000, channels: 3, background: '#246' } })
          .jpeg()
          .toBuffer(),
      'at most 64 million of JPEG',
    ],
    ['that moves', 'phare.gif', 40, 30, animation, 'is an animation'],
  ] as const)('%s is named', async (_, name, width, height, make, words) => {
    writeFileSync(upload(`paysages/${name}`), await make());
    const file = own('campuses/brest.json');
    const text = readFileSync(file, 'utf8');
    const campus = JSON.parse(text) as { image: object };
    Object.assign(campus.image, { file: `paysages/${name}`, width, height });
    writeFileSync(file, JSON.stringify(campus));
    expect(await check()).toContainEqual(expect.stringMatching(new RegExp(`^campuses/brest: .*${words}`)));
  });

  it('is none as a drawing in UTF-16', async () => {
    const drawing =
      '\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0h9"/></svg>';
    writeFileSync(upload('paysages/phare.svg'), Buffer.from(drawing, 'utf16le'));
    const file = own('campuses/brest.json');
    const campus = JSON.parse(readFileSync(file, 'utf8')) as { image: object };
    Object.assign(campus.image, { file: 'paysages/phare.svg', width: 90, height: 60 });
    writeFileSync(file, JSON.stringify(campus));
    expect((await check()).filter((problem) => problem.startsWith('campuses/brest'))).toEqual([]);
  });
});
