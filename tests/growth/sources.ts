/** The regular expressions of the sources: those written out, and the places where others are composed. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript-for-development';

interface WrittenPattern {
  /** `app/search/plain-text.ts:7` */
  place: string;
  pattern: RegExp;
}

const folders = ['app', 'content-model', 'content-service'];
/** Without installed or built files, if Strapi has been run. */
const isSource = (name: string) =>
  /\.(?:ts|tsx|mts|js|mjs|cjs)$/.test(name) &&
  !/\.test\.|\.d\.ts$|(?:^|\/)(?:node_modules|dist|\.strapi|testing\.tsx?)/.test(name);

export function sourceFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter(isSource),
  );
}

export function patternsIn(file: string): { written: WrittenPattern[]; composes: boolean } {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const written: WrittenPattern[] = [];
  let composes = false;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      written.push({ place: `${file}:${line + 1}`, pattern });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText(source).endsWith('RegExp')) composes = true;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { written, composes };
}
