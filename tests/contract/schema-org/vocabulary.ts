/**
 * The vocabulary of schema.org, read from the type declarations of `schema-dts`, which are generated from schema.org's
 * own definition: classes, their properties with inheritance, and the allowed values of each.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript-for-development';

interface Class {
  parents: string[];
  /** Property to the names of its allowed values. */
  properties: Map<string, string[]>;
}

export interface Accepted {
  /** Classes. */
  types: ReadonlySet<string>;
  /** Members of enumerations. */
  literals: ReadonlySet<string>;
  /** Named kinds of text: `Text`, `URL`, `Date`, `DateTime`, `Duration` … */
  texts: ReadonlySet<string>;
  number: boolean;
  boolean: boolean;
  reference: boolean;
}

export interface Vocabulary {
  hasType(type: string): boolean;
  /** @returns null if the class has no such property, own or inherited */
  property(type: string, name: string): Accepted | null;
}

export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const file = path.join(path.dirname(require.resolve('schema-dts')), 'schema.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const classes = new Map<string, Class>();
  /** `@type` to the declaration that has it. */
  const leaves = new Map<string, string>();
  const typeOfLeaf = new Map<string, string>();
  const aliases = new Map<string, ts.TypeNode>();

  const nameOf = (node: ts.PropertyName | ts.EntityName | ts.Expression) =>
    ts.isStringLiteral(node) || ts.isIdentifier(node) ? node.text : '';
  const textOf = (node: ts.TypeNode | undefined) =>
    node && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : null;

  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const name = statement.name.text;
    const properties = new Map<string, string[]>();
    for (const member of statement.members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const property = nameOf(member.name);
      const leafType = property === '@type' ? textOf(member.type) : null;
      if (leafType !== null) {
        leaves.set(leafType, name);
        typeOfLeaf.set(name, leafType);
      } else properties.set(property, valueNames(member.type));
    }
    const parents = (statement.heritageClauses ?? []).flatMap((clause) =>
      clause.types.map((type) => nameOf(type.expression)),
    );
    classes.set(name, { parents, properties });
  }

  /** `SchemaValue<A | B, "name">` */
  function valueNames(type: ts.TypeNode): string[] {
    const [first] = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
    if (!first) return [];
    const members = ts.isUnionTypeNode(first) ? first.types : [first];
    return members.flatMap((member) => (ts.isTypeReferenceNode(member) ? [nameOf(member.typeName)] : []));
  }

  const accepted = new Map<string, Accepted>();
  function acceptedBy(names: readonly string[]): Accepted {
    const key = names.join('|');
    const known = accepted.get(key);
    if (known) return known;
    const result = {
      types: new Set<string>(),
      literals: new Set<string>(),
      texts: new Set<string>(),
      number: false,
      boolean: false,
      reference: false,
    };
    const seen = new Set<string>();
    const walk = (name: string, from: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      if (name === 'IdReference') result.reference = true;
      const own = typeOfLeaf.get(name);
      if (own !== undefined) result.types.add(own);
      const alias = aliases.get(name);
      for (const member of alias ? (ts.isUnionTypeNode(alias) ? alias.types : [alias]) : []) {
        const literal = textOf(member);
        if (literal !== null) result.literals.add(literal);
        else if (member.kind === ts.SyntaxKind.StringKeyword) result.texts.add(from);
        else if (member.kind === ts.SyntaxKind.NumberKeyword) result.number = true;
        else if (member.kind === ts.SyntaxKind.BooleanKeyword) result.boolean = true;
        else if (ts.isTypeReferenceNode(member)) walk(nameOf(member.typeName), from);
      }
    };
    for (const name of names) walk(name, name);
    accepted.set(key, result);
    return result;
  }

  function find(className: string, property: string): string[] | null {
    const own = classes.get(className);
    if (!own) return null;
    const direct = own.properties.get(property);
    if (direct) return direct;
    for (const parent of own.parents) {
      const inherited = find(parent, property);
      if (inherited) return inherited;
    }
    return null;
  }

  return {
    hasType: (type) => leaves.has(type),
    property(type, name) {
      const names = find(leaves.get(type) ?? '', name);
      return names && acceptedBy(names);
    },
  };
}
