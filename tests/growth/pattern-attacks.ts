/** Texts on which a regular expression may backtrack too much: its own parts, repeated. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** An attack of about so many characters. */
export type Attack = (length: number) => string;

/** Characters tried for a class, most telling first. */
const candidates = [
  ' ',
  'a',
  '0',
  'A',
  '<',
  '>',
  '/',
  '.',
  '-',
  '"',
  "'",
  '=',
  '#',
  '&',
  '\n',
  ';',
  'é',
  '\u0301',
  '\u202f',
];

/**
 * For each unbounded repetition: its prefix and then it alone, repeatedly; both, repeatedly. For each sequence: each of
 * its parts, repeatedly.
 */
export function attacksOn(pattern: RegExp): Attack[] {
  const { source, flags } = pattern;
  const tree = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const attacks = new Map<string, Attack>();
  const add = (before: string, word: string) => {
    if (word === '' || before.length + word.length > 200) return;
    for (const end of ['', '\n\u0000'])
      attacks.set(JSON.stringify([before, word, end]), (length) => before + repeated(word, length) + end);
  };
  const visit = (node: AST.Element | AST.Alternative | AST.Pattern, before: string): void => {
    if (node.type === 'Pattern' || 'alternatives' in node) {
      for (const alternative of node.alternatives as AST.Alternative[]) visit(alternative, before);
      return;
    }
    if (node.type === 'Alternative') {
      const words = node.elements.map((element) => sample(element, flags));
      words.forEach((_, from) => {
        for (let to = from + 1; to <= words.length; to += 1) add('', words.slice(from, to).join(''));
        visit(node.elements[from] as AST.Element, before + words.slice(0, from).join(''));
      });
      return;
    }
    if (node.type !== 'Quantifier') return;
    for (const once of everySample(node.element, flags)) {
      add(before, once);
      add('', before + once);
    }
    visit(node.element, before);
  };
  visit(tree.pattern, '');
  return [...attacks.values()];
}

export function repeated(word: string, length: number): string {
  return word.repeat(Math.max(1, Math.round(length / word.length)));
}

/** A text that an element matches; a repetition appears once. */
function sample(node: AST.Element, flags: string): string {
  return everySample(node, flags)[0] ?? '';
}

function everySample(node: AST.Element, flags: string): string[] {
  switch (node.type) {
    case 'Quantifier':
      return everySample(node.element, flags).map((once) => once.repeat(Math.max(1, node.min)));
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass': {
      const characterPattern = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ''));
      return candidates.filter((character) => characterPattern.test(character)).slice(0, 4);
    }
    case 'Group':
    case 'CapturingGroup':
      return (node.alternatives as AST.Alternative[]).map(({ elements }) =>
        elements.map((element) => sample(element, flags)).join(''),
      );
    case 'Backreference':
      return [sample([node.resolved].flat()[0] as AST.CapturingGroup, flags)];
    case 'Assertion':
      return 'alternatives' in node && !node.negate
        ? (node.alternatives as AST.Alternative[]).map(({ elements }) =>
            elements.map((element) => sample(element, flags)).join(''),
          )
        : [''];
    default:
      return [''];
  }
}
