/** The places of style sheets and the elements each may style (docs/architecture.md, 'The look'). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { appSources } from './sources';

/** Sheets that belong to no room: values, elements without a class, classes of no component. */
const ofNoRoom = 'app/styles/';
/** The sheets of every page, composed. */
const ofEveryPage = 'app/app.css';
/**
 * They style elements of other rooms: editors' texts, the same page on paper, the parts of an entry on the card of one
 * subject, and cards as the rows of one list.
 */
const apart = /^app\/styles\/(?:prose|print)\.css$|-(?:print|rows)\.css$|^app\/school\/\w+\/\w+-card\.css$/;

/** Classes for the parts of any component, and for cards. */
const layoutSheets = ['app/styles/layout.css', 'app/ui/card-section.css'];
/** Header and footer are in every document: a class at each of their links weighs more than a rule. */
const ofFrame = 'app/layout/';

const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => read(`app/${name.split(path.sep).join('/')}`));
const sources = appSources();

it('has every sheet beside its component', () => {
  const alone = sheets.filter(({ file, draws }) => {
    if (draws) return false;
    const component = file.replace(/(?:-(?:print|rows))?\.css$/, '');
    return ![`${component}.tsx`, `${component}-page.tsx`].some((name) => existsSync(name));
  });
  expect(sheets.length).toBeGreaterThan(100);
  const lost = alone.map(({ file }) => file).filter((file) => !file.startsWith(ofNoRoom));
  expect(lost).toEqual([ofEveryPage]);
});

it('has every sheet composed into a page', () => {
  const wanted = new Set([
    ...sheets.flatMap(({ imports }) => imports),
    ...sources.flatMap(({ imports }) => imports.map(({ target }) => `app/${target.replace(/\?url$/, '')}`)),
  ]);
  expect(sheets.map(({ file }) => file).filter((file) => !wanted.has(file))).toEqual([]);
});

it('styles a class in one sheet', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, subjects } of sheets.filter(({ file, draws }) => !draws && !apart.test(file))) {
    for (const name of subjects) files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  const several = [...files].filter(([, where]) => where.size > 1);
  expect(files.size).toBeGreaterThan(400);
  expect(several.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
});

it('repeats in no sheet what a layout class declares', () => {
  const layout = rulesOf('app/styles/layout.css');
  const declarationsOf = (name: string) =>
    layout.filter(({ selectors }) => selectors.includes(name)).flatMap(({ declarations }) => declarations);
  const classes = [...new Set(layout.flatMap(({ selectors }) => selectors))]
    .filter((selector) => /^\.[\w-]+$/.test(selector))
    .map((name) => ({ name, declarations: declarationsOf(name) }))
    .filter(({ declarations }) => declarations.some((line) => line.startsWith('display:')));
  const repeated = sheets
    .filter(({ file }) => !layoutSheets.includes(file) && !file.startsWith(ofFrame))
    .flatMap(({ file }) => rulesOf(file).map((rule) => ({ file, ...rule })))
    .flatMap(({ file, selectors, declarations }) =>
      classes
        .filter((known) => known.declarations.every((line) => declarations.includes(line)))
        .map(({ name }) => `${file}: ${selectors.join(', ')} declares what ${name} does`),
    );
  expect(classes.length).toBeGreaterThan(6);
  expect(repeated).toEqual([]);
});

it('styles no class without markup', () => {
  const text = sources.map((source) => source.text).join('\n');
  const words = new Set(text.match(/[\w-]+/g));
  const beginnings = [...new Set([...text.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, start = '']) => start))];
  const unknown = [...new Set(sheets.flatMap(({ classes }) => [...classes]))].filter(
    (name) => !words.has(name) && !beginnings.some((start) => name.startsWith(start)),
  );
  expect(unknown).toEqual([]);
});

/** Colours of pictures’ subjects, shown until a picture arrives: what a picture shows has no role in the design. */
const ofPictures = 'app/ui/picture.css';

/** A colour as a number, or by the name of a hue. Black is the mask's, and paper's when a page is printed. */
const writtenColour =
  /#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|: *(?:white|red|green|blue|yellow|brown|gr[ae]y)\b/gi;

it('writes colours in the tokens only, and names roles elsewhere', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const roles = new Set([...tokens.matchAll(/(--color-[a-z-]+):/g)].map(([, role]) => role));
  const hues = /(?:forest|river|sun|clay|green|blue|yellow|red|brown|white)\b/;
  const wrong = sheets
    .map(({ file }) => file)
    .filter((file) => file !== 'app/styles/tokens.css')
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\("data:[^"]*"\)/g, '');
      const written = file === ofPictures ? [] : (text.match(writtenColour) ?? []);
      const unknown = (text.match(/--color-[a-z-]+/g) ?? []).filter((name) => !roles.has(name));
      return [...written, ...unknown].map((what) => `${file}: ${what.trim()}`);
    });
  expect(roles.size).toBeGreaterThan(20);
  expect([...roles].filter((role) => hues.test(role ?? ''))).toEqual([]);
  expect(wrong).toEqual([]);
});

interface Sheet {
  file: string;
  imports: string[];
  /** Every class its selectors name. */
  classes: Set<string>;
  /** The classes that its rules style: those of a selector's last compound, including `:is` and `:where`. */
  subjects: Set<string>;
  /** Its rules only draw pseudo-elements, of many components in one technique: the header's shapes. */
  draws: boolean;
}

function read(file: string): Sheet {
  const sheet: Sheet = { file, imports: [], classes: new Set(), subjects: new Set(), draws: true };
  transform({
    filename: file,
    code: readFileSync(file),
    drafts: { customMedia: true },
    errorRecovery: true,
    visitor: {
      Rule: {
        import: ({ value }) => {
          sheet.imports.push(path.posix.join(path.posix.dirname(file), value.url));
        },
        style: ({ value }) => {
          for (const name of value.selectors.flatMap(subjectsOf)) sheet.subjects.add(name);
          sheet.draws &&= value.selectors.every((selector) => selector.at(-1)?.type === 'pseudo-element');
          for (const name of value.selectors.flat().flatMap(namesIn)) sheet.classes.add(name);
        },
      },
    },
  });
  sheet.draws &&= sheet.subjects.size > 0;
  return sheet;
}

function subjectsOf(selector: Selector): string[] {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  return selector.slice(start).flatMap(classesOf);
}

function classesOf(part: SelectorComponent): string[] {
  if (part.type === 'class') return [part.name];
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
    return part.selectors.flatMap(subjectsOf);
  }
  return [];
}

/** Those of every argument, including `:not` and `:has`. */
function namesIn(part: SelectorComponent): string[] {
  if (part.type === 'class') return [part.name];
  return 'selectors' in part && part.selectors ? part.selectors.flat().flatMap(namesIn) : [];
}

/** Its rules for every width and medium, in `@layer components`. */
function rulesOf(file: string): { selectors: string[]; declarations: string[] }[] {
  const layer = /^@layer components \{\n([\s\S]*?)^\}$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const text = layer.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/^ {2}([^\s@{}][^{}]*?) \{\n([^{}]*?)^ {2}\}$/gm)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(/,\s*/),
      declarations: body
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  );
}
