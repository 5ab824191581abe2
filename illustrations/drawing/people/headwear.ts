/** Scarves, wraps and woollen hats. */
import { scallop } from '../elements/leaves';
import { type Colour, darken } from '../press/colour';
import { across, type Drawing, down } from '../press/drawing';
import { bend, type Point, ribbon } from '../press/paths';
import { strand } from './hair';
import { crownY, cx } from './head';
import type { Sitter } from './sitter';

/** Scarves, wraps and woollen hats. */
export function headwear(sitter: Sitter): { behind: Drawing; front: Drawing } {
  const { hair, head, lit, accent, random } = sitter;
  const w = head.half;
  const cloth: Colour = accent;
  const fold = darken(cloth, 0.2);
  const tone = across(lit, { light: 0.3 }, {}, { shade: 0.14 }, { shade: 0.5 });
  if (hair === 'headscarf') {
    const outer = `M${cx} ${crownY - 30}C${cx + w + 60} ${crownY - 30} ${cx + w + 62} 400 ${cx + w + 40} 520C${cx + w + 56} 600 ${cx + w + 80} 650 ${cx + 236} 716C${cx + 250} 800 ${cx + 120} 872 ${cx} 876C${cx - 120} 872 ${cx - 250} 800 ${cx - 236} 716C${cx - w - 80} 650 ${cx - w - 56} 600 ${cx - w - 40} 520C${cx - w - 62} 400 ${cx - w - 60} ${crownY - 30} ${cx} ${crownY - 30}Z`;
    const shift = head.turn * 10;
    const opening = `M${cx + shift} 296C${cx + w * 0.9 + shift} 296 ${cx + w * 0.98 + shift} 420 ${cx + w * 0.84 + shift} 476C${cx + w * 0.64 + shift} 532 ${cx + 34 + shift} 557 ${cx + shift} 557C${cx - 34 + shift} 557 ${cx - w * 0.64 + shift} 532 ${cx - w * 0.84 + shift} 476C${cx - w * 0.98 + shift} 420 ${cx - w * 0.9 + shift} 296 ${cx + shift} 296Z`;
    const drape = `M${cx - w - 42} 530C${cx - 60} 640 ${cx + 80} 640 ${cx + w + 42} 528C${cx + w + 70} 620 ${cx + 226} 690 ${cx + 214} 740C${cx + 130} 700 ${cx - 20} 720 ${cx - 120} 846C${cx - 220} 800 ${cx - 246} 760 ${cx - 234} 716C${cx - w - 80} 650 ${cx - w - 60} 600 ${cx - w - 42} 530Z`;
    const folds = [0, 1, 2]
      .map((i) =>
        strand(
          bend(
            [cx - w - 26 + i * 18, 560 + i * 34],
            [cx + 10, 668 + i * 26],
            [cx + w + 24 - i * 20, 566 + i * 40],
            10,
          ),
          8,
        ),
      )
      .join('');
    return {
      behind: { d: outer, fill: cloth, tone },
      front: [
        // The opening is cut out by drawing the ring around it.
        { d: ring(outer, opening), fill: cloth, tone },
        { d: drape, fill: cloth, tone: down({ light: 0.14 }, { shade: 0.3 }) },
        { d: folds, fill: fold, opacity: 0.6 },
        {
          d: strand(bend([cx - w * 0.8, 330], [cx, 262], [cx + w * 0.8, 330], 10), 9),
          fill: fold,
          opacity: 0.5,
        },
      ],
    };
  }
  if (hair === 'wrap') {
    const top = `M${cx - w - 12} 356C${cx - w - 60} 250 ${cx - w * 0.7} 132 ${cx + 6} 128C${cx + w * 0.9} 132 ${cx + w + 56} 250 ${cx + w + 12} 356C${cx + w * 0.7} 308 ${cx - w * 0.7} 308 ${cx - w - 12} 356Z`;
    const knot = scallop(random, cx - head.turn * 30, 150, 70, 50, 7);
    const bands = [0, 1, 2]
      .map((i) =>
        strand(
          bend(
            [cx - w - 14 + i * 22, 330 - i * 50],
            [cx + (i - 1) * 60, 262 - i * 46],
            [cx + w + 10 - i * 30, 318 - i * 62],
            10,
          ),
          10,
        ),
      )
      .join('');
    return {
      behind: { d: knot, fill: darken(cloth, 0.06), tone },
      front: [
        { d: top, fill: cloth, tone },
        { d: bands, fill: fold, opacity: 0.65 },
      ],
    };
  }
  if (hair === 'beanie') {
    const top = `M${cx - w - 14} 322C${cx - w - 30} 190 ${cx - w * 0.5} 152 ${cx} 150C${cx + w * 0.5} 152 ${cx + w + 30} 190 ${cx + w + 14} 322Z`;
    const rim = `M${cx - w - 20} 290Q${cx} 258 ${cx + w + 20} 290L${cx + w + 18} 346Q${cx} 312 ${cx - w - 18} 346Z`;
    const ribs = Array.from({ length: 9 }, (_, i) =>
      ribbon(
        [
          [cx + (i - 4) * w * 0.26, 274 + Math.abs(i - 4) * 3],
          [cx + (i - 4) * w * 0.255, 326 + Math.abs(i - 4) * 3],
        ],
        () => 4,
      ),
    ).join('');
    return {
      behind: [],
      front: [
        { d: top, fill: cloth, tone },
        { d: rim, fill: darken(cloth, 0.1), tone },
        { d: ribs, fill: fold, opacity: 0.6 },
      ],
    };
  }
  return { behind: [], front: [] };
}

/** An outline with a hole in it: the hole runs the other way round. */
function ring(outer: string, hole: string): string {
  const numbers = (hole.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  const back = points.reverse().map(([x, y]) => `${x} ${y}`);
  const curves: string[] = [];
  for (let i = 1; i + 2 < back.length; i += 3) curves.push(`C${back[i]} ${back[i + 1]} ${back[i + 2]}`);
  return `${outer}M${back[0]}${curves.join('')}Z`;
}
