/** A tree caliper closed on the section of a trunk. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, type Point, polygon, rect, roundRect, smoothClosed } from '../../press/paths';
import { createRandom, wave } from '../../press/random';
import { inks } from '../../setting/inks';
import { lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const [cx, cy, radius] = [950, 508, 296];
/** 14 pixels are a centimetre: the trunk measures 42. */
const centimetre = 14;
const [left, right] = [cx - radius - 4, cx + radius + 4];
const beam = { y: 862, height: 70 };

export const treeCaliper: Plate = {
  programme: 'bts-gestion-forestiere',
  number: 2,
  title: 'Compas forestier',
  parts: ['bras fixe', 'bras mobile', 'règle graduée', 'écorce', 'aubier', 'bois de cœur'],
  describes:
    'un compas forestier refermé sur un tronc en coupe ; il en donne le diamètre, ici quarante-deux centimètres à hauteur de poitrine',
  tone: inks.forest,
  draw: () => [
    wood(),
    trunk(),
    rule(),
    arm(left, -1, inks.sun),
    slider(),
    arm(right, 1, inks.sun),
    reading(),
    lettered('a', [520, 300], [614, 380]),
    lettered('b', [1390, 300], [1294, 380]),
    lettered('c', [1424, 800], [1404, 884]),
    lettered('d', [712, 172], [790, 264]),
    lettered('e', [1186, 172], [1094, 292]),
    lettered('f', [950, 150], [956, 440]),
    scaleBar(870, 994, 10 * centimetre, '10 cm'),
  ],
};

/** The stand it was felled in: trunks as flat tints, the far ones pale. */
function wood(): Drawing {
  const random = createRandom('stand');
  const rows = [0, 1, 2].map((row) => {
    const colour = mix('#e9e6c6', '#7f9a6b', [0.18, 0.38, 0.66][row] ?? 0);
    return Array.from({ length: 9 - row * 2 }, (_, i) => {
      const share = (i + random.between(0.1, 0.9)) / (9 - row * 2);
      const x = share * 1920;
      const half = [15, 26, 46][row] ?? 20;
      // The middle of the sheet is the tool's.
      if (row > 0 && Math.abs(x - 960) < 470) return [];
      return { d: polygon([x - half, 1020], [x - half * 0.78, -10], [x + half * 0.78, -10], [x + half * 1.1, 1020]), fill: colour, tone: across('left', { light: 0.2 }, {}, { shade: 0.3 }) };
    });
  });
  return [{ d: rect(0, 0, 1920, 1020), fill: '#e6e6c4', tone: down({ light: 0.3 }, { shade: 0.04 }) }, rows];
}

function ring(r: number, seed: number, rough: number): Point[] {
  const bent = wave(createRandom(`ring-${seed}`), 3);
  const shared = wave(createRandom('trunk'), 2);
  return Array.from({ length: 90 }, (_, i) => {
    const angle = (i / 90) * Math.PI * 2;
    // The two ends of the wave meet.
    const blend = (w: (x: number) => number, n: number) => {
      const t = i / 90;
      return w(t * n) * (1 - t) + w(t * n - n + 256) * t;
    };
    const off = r + blend(shared, 7) * r * 0.022 + blend(bent, 40) * rough;
    // Off centre, as on a slope: rings are wide on one side.
    const shift = (1 - r / radius) * 26;
    return [cx + shift + off * Math.cos(angle), cy - shift * 0.6 + off * Math.sin(angle)] as const;
  });
}

function trunk(): Drawing {
  const random = createRandom('years');
  const outer = smoothClosed(ring(radius, 1, 3));
  const sap = smoothClosed(ring(radius - 30, 2, 1.5));
  const heart = smoothClosed(ring(206, 3, 2));
  const radii: number[] = [];
  for (let r = 12; r < radius - 34; r += random.between(5.5, 13.5) * (r > 190 ? 0.62 : 1)) radii.push(r);
  const bark = Array.from({ length: 84 }, (_, i) => {
    const angle = (i / 84) * Math.PI * 2 + random.between(-0.02, 0.02);
    const [from, to] = [radius - 26, radius - random.between(0, 6)];
    const bend = random.between(-0.03, 0.03);
    return `M${cx + from * Math.cos(angle)} ${cy + from * Math.sin(angle)}L${cx + to * Math.cos(angle + bend)} ${cy + to * Math.sin(angle + bend)}`;
  });
  const rays = Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * Math.PI * 2 + random.between(-0.03, 0.03);
    const from = random.between(70, 200);
    const to = from + random.between(30, 80);
    const at = (r: number) => `${cx + 8 + r * Math.cos(angle)} ${cy - 5 + r * Math.sin(angle)}`;
    return `M${at(from)}L${at(Math.min(to, radius - 40))}`;
  });
  const centre = [cx + 25, cy - 15] as const;
  return [
    { d: smoothClosed(ring(radius, 1, 3).map(([x, y]) => [x + 14, y + 18] as const)), tone: flat({ shade: 0.34 }) },
    solid(outer, inks.umber, { tone: flat({ shade: 0.28 }) }),
    line(bark.join(''), 3.4, '#2b1a10'),
    { d: sap, fill: '#ecd29a', stroke: inks.ink, strokeWidth: 3, tone: glow(cx - 90, cy - 120, 420, { light: 0.4 }, {}, { shade: 0.26 }) },
    { d: heart, fill: '#cf9a5c', tone: glow(cx - 60, cy - 80, 320, { light: 0.25 }, {}, { shade: 0.34 }) },
    radii.map((r, i) =>
      line(smoothClosed(ring(r, 10 + (i % 5), 1.2)), i % 10 === 9 ? 3.2 : 1 + (i % 3) * 0.6, r < 206 ? '#7a4a22' : '#a9783c'),
    ),
    line(rays.join(''), 1.3, '#8d5c2c'),
    // Drying cracks.
    [18, 141, 252].map((turn, i) => ({
      transform: `translate(${centre[0]} ${centre[1]}) rotate(${turn})`,
      children: { d: `M0 -3C40 -7 ${90 + i * 24} -5 ${150 + i * 26} 1C${90 + i * 24} 5 40 7 0 4Z`, fill: '#4c2b14' },
    })),
    { d: circle(centre[0], centre[1], 7), fill: '#4c2b14' },
    line(`M${left + 4} ${cy}H${right - 4}M${left + 24} ${cy - 9}L${left + 6} ${cy}L${left + 24} ${cy + 9}M${right - 24} ${cy - 9}L${right - 6} ${cy}L${right - 24} ${cy + 9}`, 2.6, inks.ink),
  ];
}

/** An arm is broad at its foot and stiffened by a rib; its inner edge is what touches the bark. */
function arm(edge: number, side: -1 | 1, colour: string): Drawing {
  const at = (dx: number, y: number): Point => [edge + side * dx, y];
  const outline = polygon(at(0, beam.y + 4), at(0, 300), at(18, 282), at(34, 286), at(92, beam.y - 20), at(92, beam.y + 4));
  return [
    solid(outline, colour, { tone: across('left', { light: 0.3 }, {}, { shade: 0.36 }) }),
    { d: polygon(at(16, 330), at(26, 330), at(64, beam.y - 44), at(16, beam.y - 44)), fill: inks.amber, stroke: inks.ink, strokeWidth: 2.4, tone: flat({ shade: 0.34 }) },
    [0, 1, 2, 3].map((i) => line(polygon(at(16, 430 + i * 96), at(30 + i * 8, 430 + i * 96)), 2.2)),
    solid(roundRect(edge + (side < 0 ? -104 : -10), beam.y - 26, 114, beam.height + 52, 12), colour, {
      tone: down({ light: 0.3 }, {}, { shade: 0.5 }),
    }),
    side < 0
      ? [-78, -30].map((dx) => solid(circle(edge + dx, beam.y + beam.height / 2, 9), '#b9c9c6', { strokeWidth: 3 }))
      : solid(roundRect(edge + 4, beam.y + 12, 86, 46, 8), '#f3efdf', { strokeWidth: 4 }),
  ];
}

function rule(): Drawing {
  const [from, to] = [560, 1474];
  const marks = Array.from({ length: 61 }, (_, i) => {
    const x = left + i * centimetre;
    const length = i % 10 === 0 ? 34 : i % 5 === 0 ? 24 : 14;
    return x < to - 8 ? `M${x} ${beam.y + 2}v${length}` : '';
  });
  return [
    { d: rect(from + 8, beam.y + 14, to - from, beam.height), tone: flat({ shade: 0.36 }) },
    solid(roundRect(from, beam.y, to - from, beam.height, 6), '#f3efdf', { tone: down({ light: 0.3 }, {}, { shade: 0.26 }) }),
    line(marks.join(''), 2.2),
    [10, 20, 30].map((n) => words(`${n}`, 'strong', 27, left + n * centimetre, beam.y + 62)),
    line(`M${from + 4} ${beam.y + beam.height - 8}H${to - 4}`, weights.fine),
  ];
}

/** The shoe that runs on the rule, with its brake. */
function slider(): Drawing {
  return [
    solid(roundRect(right - 26, beam.y - 40, 148, 26, 10), '#8ea3a2', { tone: down({ light: 0.3 }, { shade: 0.5 }) }),
  ];
}

/** Where the rule is read: the inner edge of the arm that moves. */
function reading(): Drawing {
  return [
    words('42', 'strong', 34, right + 46, beam.y + 47),
    line(`M${right} ${beam.y - 12}v${beam.height + 26}`, 4, inks.clay),
  ];
}
