/** The app's source files and style sheets with their imports, read as text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Import {
  /** Path below `app/`, without extension; or a package name. */
  target: string;
  typeOnly: boolean;
}

export interface Source {
  /** Path below the repository's root, with `/`. */
  file: string;
  /** First folder below `app/`, or the file's own name. */
  room: string;
  text: string;
  lines: number;
  imports: Import[];
}

const pattern = /^(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const composed = /^@import "([^"]+)"/gm;
const dynamic = /\bimport\(\s*'([^']+)'/g;

export function appSources(): Source[] {
  return below('app', (name) => !isTest(name));
}

/** Style sheets, with the sheets that each one composes. */
export function appSheets(): Source[] {
  return below('app', () => true, /\.css$/);
}

/** The model of the content, which is below the app: paths as if it were in the app, `../content-model/…`. */
export function modelSources(): Source[] {
  return below('content-model', (name) => !isTest(name));
}

/** The content service without the Strapi project, which is independent once it is copied. */
export function serviceSources(): Source[] {
  return below('content-service', (name) => !isTest(name) && !name.startsWith('strapi'));
}

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function below(folder: string, wanted: (name: string) => boolean, kind = /\.tsx?$/): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && wanted(name))
    .map((name) => read(folder, name.split(path.sep).join('/')));
}

function read(folder: string, name: string): Source {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const place = folder === 'app' ? name : `../${folder}/${name}`;
  const whole = [...text.matchAll(pattern)].map((match) => ({
    target: resolve(place, match[3] ?? ''),
    typeOnly: Boolean(match[2]) || onlyTypesInBraces(match[0]),
  }));
  const later = [...text.matchAll(dynamic), ...text.matchAll(composed)].map(([, specifier = '']) => ({
    target: resolve(place, specifier),
    typeOnly: false,
  }));
  const imports = [...whole, ...later];
  const [room = ''] = name.replace(/\.tsx?$/, '').split('/');
  return { file: `${folder}/${name}`, room, text, lines: text.split('\n').length - 1, imports };
}

/** `import { type A, type B } from …` */
function onlyTypesInBraces(statement: string): boolean {
  const names =
    /\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return (
    names.length > 0 &&
    !/^(?:import|export)\s+\w/.test(statement) &&
    names.every((name) => name.startsWith('type '))
  );
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('~/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
}
