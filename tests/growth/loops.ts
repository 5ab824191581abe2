/** The loops of the sources that no list bounds by itself: `while`, counting `for`, recursive functions. */
import { readFileSync } from 'node:fs';
import ts from 'typescript-for-development';

/** `app/content/entries/envelope.ts flatten`, once for each function. */
export function loopsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node, around: string): void => {
    const name = nameOf(node, source) ?? around;
    const calls = ts.isCallExpression(node) ? [node.expression, ...node.arguments] : [];
    const recurs = around !== '' && calls.some((one) => ts.isIdentifier(one) && one.text === around);
    if (ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node) || recurs)
      found.add(`${file} ${around}`);
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(source, '');
  return [...found];
}

function nameOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText(source);
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    return node.name.getText(source);
  return undefined;
}
