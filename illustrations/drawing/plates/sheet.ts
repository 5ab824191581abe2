/** The sheet of a plate: the drawing above, its number, title and the names of its parts below. */
import { flat, type Drawing } from '../press/drawing';
import { rect } from '../press/paths';
import { print } from '../press/print';
import { inks } from '../setting/inks';
import { height, width } from '../setting/setting';
import { widthOf } from './lettering';
import { clipped, words } from './pen';
import { floor, letterOf, type Plate, safe } from './plate';

/** Grain of plates: shadows of spruce, lights of paper. */
const grain = { shade: '#1c3f3a', light: '#fff3c9', haze: '#fbf8f1' };

export function compose(plate: Plate): Drawing {
  return [
    { d: rect(0, 0, width, height), fill: '#f7f1e1', tone: flat({ shade: 0.03 }) },
    clipped(rect(0, 0, width, floor), plate.draw()),
    { d: rect(0, floor, width, 6), fill: plate.tone },
    caption(plate),
  ];
}

export async function printPlate(plate: Plate): Promise<Buffer> {
  return await print(compose(plate), grain, { width, height });
}

function caption({ number, title, parts, tone }: Plate): Drawing {
  const middle = width / 2;
  const count = `Pl. ${number}`;
  const [gap, size] = [26, 54];
  const all = widthOf(count, 'letter', 38) + gap + widthOf(title, 'display', size);
  const left = middle - all / 2;
  const lines = legend(parts);
  return [
    words(count, 'letter', 38, left, 1084, 'start', tone),
    words(title, 'display', size, left + all, 1084, 'end', inks.ink),
    lines.map((text, i) => legendLine(text, 1132 + i * 40)),
  ];
}

const size = 31;
type Named = { letter: string; name: string };

/** One line, or two of like length. */
function legend(parts: readonly string[]): Named[][] {
  const named = parts.map((name, i) => ({ letter: letterOf(i), name }));
  if (widthOfLine(named) <= safe.right - safe.left) return [named];
  const splits = named.slice(1).map((_, i) => [named.slice(0, i + 1), named.slice(i + 1)]);
  const longest = (lines: Named[][]) => Math.max(...lines.map(widthOfLine));
  return splits.sort((a, b) => longest(a) - longest(b))[0] ?? [named];
}

const space = 34;
const widthOfPart = ({ letter, name }: Named) => widthOf(`${letter} `, 'letter', size) + widthOf(name, 'text', size);
const widthOfLine = (line: Named[]) =>
  line.reduce((sum, part) => sum + widthOfPart(part), 0) + space * (line.length - 1);

function legendLine(line: Named[], y: number): Drawing {
  let x = width / 2 - widthOfLine(line) / 2;
  return line.map((part) => {
    const after = x + widthOf(`${part.letter} `, 'letter', size);
    const drawn = [
      words(part.letter, 'letter', size, x, y, 'start', inks.ink),
      words(part.name, 'text', size, after, y, 'start', inks.ink),
    ];
    x += widthOfPart(part) + space;
    return drawn;
  });
}
