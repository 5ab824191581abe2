/** The head and neck, before the face. */
import { across, type Drawing, flat } from '../press/drawing';
import { ellipse } from '../press/paths';
import { type Sitter, shaded } from './sitter';

export const cx = 480;

export const crownY = 232;

export const chinY = 560;

export const eyeY = 404;

/** Middle of the face; it moves with the turn of the head. */
export const faceX = ({ head }: Sitter) => cx + head.turn * 20;

export function neck(sitter: Sitter): Drawing {
  const { skin, lit } = sitter;
  const w = sitter.head.half * 0.5;
  return [
    {
      d: `M${cx - w} 470L${cx - w} 640Q${cx - w - 12} 700 ${cx - w - 110} 742L${cx + w + 110} 742Q${cx + w + 12} 700 ${cx + w} 640L${cx + w} 470Z`,
      fill: skin,
      tone: across(lit, {}, { shade: 0.12 }, { shade: 0.4 }),
    },
    {
      d: `M${cx - w} 540Q${cx} 640 ${cx + w} 556L${cx + w} 590Q${cx + 8} 668 ${cx - w} 590Z`,
      fill: shaded(skin),
      tone: flat({ shade: 0.16 }),
    },
  ];
}

function headShape({ head }: Sitter): string {
  const { half: w, jaw } = head;
  const shift = head.turn * 8;
  const side = (s: number) => ({
    temple: cx + s * w * 1.06,
    cheek: cx + s * w,
    jaw: cx + s * w * jaw + shift,
  });
  const [r, l] = [side(1), side(-1)];
  return (
    `M${cx} ${crownY}C${r.temple} ${crownY} ${cx + w * 1.1} 350 ${r.cheek} 424` +
    `C${cx + w * 0.97} 490 ${r.jaw + 14} ${chinY} ${cx + shift} ${chinY}` +
    `C${l.jaw - 14} ${chinY} ${cx - w * 0.97} 490 ${l.cheek} 424` +
    `C${cx - w * 1.1} 350 ${l.temple} ${crownY} ${cx} ${crownY}Z`
  );
}

export function head(sitter: Sitter): Drawing {
  const { skin, lit, head: shape } = sitter;
  const far = shape.turn > 0 ? 1 : -1;
  const near = cx - far * (shape.half + 2);
  const ear = (x: number) => ellipse(x, 418, 22, 36);
  return [
    Math.abs(shape.turn) < 0.6 ? { d: ear(cx + far * (shape.half - 4)), fill: shaded(skin) } : [],
    { d: ear(near), fill: skin, tone: flat({ shade: 0.16 }) },
    { d: ellipse(near - far * 1, 420, 10, 20), fill: shaded(skin), opacity: 0.7 },
    {
      d: headShape(sitter),
      fill: skin,
      tone: across(lit, { light: 0.3 }, { light: 0.04 }, {}, { shade: 0.34 }),
    },
  ];
}
