/** A bat detector at night, and the bat it hears. */
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const night = '#16384a';
const pale = '#f6efdb';
const mouth = { x: 1128, y: 262 };

export const batDetector: Plate = {
  programme: 'court-inventaires',
  number: 4,
  title: 'Détecteur d’ultrasons',
  parts: ['microphone', 'sonagramme', 'fréquence', 'haut-parleur', 'pipistrelle commune'],
  describes:
    'un détecteur d’ultrasons tendu vers une pipistrelle, la nuit ; il rend audibles ses cris et en montre la fréquence',
  tone: inks.leaf,
  draw: () => [
    sky(),
    waves(),
    hedge(),
    bat(),
    detector(),
    lettered('a', [500, 440], [628, 470], pale),
    lettered('b', [470, 620], [606, 640], pale),
    lettered('c', [940, 852], [806, 876], pale),
    lettered('d', [470, 900], [606, 880], pale),
    lettered('e', [1420, 176], [1316, 236], pale),
    scaleBar(1080, 566, 129, '5 cm', pale),
  ],
};

function sky(): Drawing {
  const random = createRandom('stars');
  const stars = Array.from({ length: 90 }, () => [random.between(0, 1920), random.between(0, 720), random.between(1.4, 3.6)] as const)
    // Beside a figure or a letter one is read as part of it.
    .filter(([x, y]) => !(x > 1050 && x < 1240 && y > 500 && y < 600) && !(x < 560 && x > 430 && y > 400))
    .map(([x, y, r]) => circle(x, y, r));
  return [
    { d: rect(0, 0, 1920, 1012), fill: night, tone: down({ shade: 0.55 }, {}, { light: 0.16 }) },
    { d: stars.join(''), fill: '#d8e2d4' },
    { d: circle(1706, 236, 124), fill: '#f3e3bd', tone: glow(1666, 196, 190, { light: 0.4 }, {}, { shade: 0.3 }) },
    { d: `${circle(1672, 200, 22)}${circle(1746, 268, 30)}${circle(1696, 292, 14)}`, fill: '#e3cf9c' },
  ];
}

/** Leaves against the sky, and the field below. */
function hedge(): Drawing {
  const random = createRandom('hedge');
  const leaves = (y: number, swing: number) =>
    Array.from({ length: 120 }, (_, i) => {
      const x = (i / 119) * 1960 - 20;
      return circle(x, y + Math.sin(x / 170) * swing + random.between(-34, 34), random.between(26, 62));
    }).join('');
  return [
    { d: `${leaves(840, 46)}${rect(0, 850, 1920, 200)}`, fill: '#20513f', tone: flat({ shade: 0.26 }) },
    { d: `${leaves(930, 28)}${rect(0, 940, 1920, 120)}`, fill: '#123a2d', tone: flat({ shade: 0.4 }) },
  ];
}

/** Cries go out from the bat; the microphone hears them. */
function waves(): Drawing {
  return Array.from({ length: 8 }, (_, i) => {
    const r = 96 + i * 60;
    const at = (turn: number) => `${mouth.x + r * Math.cos(turn)} ${mouth.y + r * Math.sin(turn)}`;
    return { d: `M${at(2.46)}A${r} ${r} 0 0 1 ${at(2.92)}`, stroke: inks.sun, strokeWidth: 6 - i * 0.5, opacity: 1 - i * 0.09 };
  });
}

/** Skin between the fingers, then the fingers, then the body. Flying to the left, seen from below. */
function bat(): Drawing {
  const skin = '#8a5a44';
  const bone = '#3b2318';
  const wing =
    'M-22 -34C-70 -96 -140 -128 -214 -120L-236 -140L-232 -112C-300 -84 -356 -20 -392 62C-346 36 -300 30 -262 48C-236 24 -196 22 -160 50C-130 34 -96 42 -62 74C-50 60 -34 52 -20 58Z';
  const half = (turn: number): Drawing => ({
    transform: `scale(${turn} 1)`,
    children: [
      solid(wing, skin, { strokeWidth: 4.4, tone: down({ light: 0.16 }, {}, { shade: 0.46 }) }),
      clipped(wing, [
        line('M-214 -120C-250 -60 -262 -10 -262 48M-214 -120C-190 -60 -166 -10 -160 50M-110 -74C-90 -20 -70 30 -62 74', 3.6, bone),
        line('M-300 -66C-290 -30 -286 0 -290 34M-236 -60C-226 -30 -216 0 -208 30M-170 -70C-150 -30 -126 10 -118 42M-80 -60C-64 -20 -46 20 -36 56', 1.5, bone),
      ]),
      line('M-20 -24C-66 -90 -140 -124 -214 -120C-292 -92 -352 -24 -392 62M-110 -92L-120 -40', 7, bone),
      line('M-214 -120L-238 -142', 5, bone),
    ],
  });
  return {
    transform: 'translate(1150 322) rotate(-7) scale(0.74)',
    children: [
      solid('M-14 96L0 172L14 96Z', skin, { strokeWidth: 4, tone: flat({ shade: 0.3 }) }),
      half(1),
      half(-1),
      solid('M-34 -30C-44 30 -34 96 0 122C34 96 44 30 34 -30C20 -46 -20 -46 -34 -30Z', '#6b4227', {
        tone: across('left', { light: 0.2 }, {}, { shade: 0.5 }),
      }),
      line(fur(), 2, bone),
      solid('M-26 -64L-44 -108C-30 -112 -14 -98 -8 -82ZM26 -64L44 -108C30 -112 14 -98 8 -82Z', skin, { strokeWidth: 4 }),
      solid(ellipse(0, -56, 33, 30), '#6b4227', { strokeWidth: 4.4, tone: down({ light: 0.15 }, { shade: 0.4 }) }),
      { d: `${circle(-13, -62, 5)}${circle(13, -62, 5)}`, fill: inks.ink },
      { d: ellipse(0, -41, 9, 6.5), fill: bone },
      line('M-12 104L-24 134M12 104L24 134', 4, bone),
    ],
  };
}

function fur(): string {
  const random = createRandom('fur');
  return Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(-26, 26), random.between(-18, 92)];
    return `M${x} ${y}q${random.between(-3, 3)} 7 ${random.between(-2, 2)} 13`;
  }).join('');
}

/** Held upright: a case, a screen, a dial. */
function detector(): Drawing {
  const [x, y, width, height] = [560, 520, 300, 470];
  const screen = roundRect(x + 32, y + 60, width - 64, 168, 8);
  const dots: string[] = [];
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7 - (row % 2); column++)
      dots.push(circle(x + 58 + column * 16 + (row % 2) * 8, y + 318 + row * 14, 4.6));
  const ticks = Array.from({ length: 11 }, (_, i) => {
    const turn = Math.PI * (0.8 + i * 0.14);
    const at = (r: number) => `${x + 218 + r * Math.cos(turn)} ${y + 364 + r * Math.sin(turn)}`;
    return `M${at(58)}L${at(i % 5 === 0 ? 74 : 67)}`;
  });
  return [
    { d: roundRect(x + 22, y + 26, width, height, 34), tone: flat({ shade: 0.6 }) },
    // The microphone under its guard.
    solid(roundRect(x + 40, y - 66, 96, 80, 14), '#8ea3a2', { tone: across('left', { light: 0.3 }, {}, { shade: 0.6 }) }),
    line(Array.from({ length: 6 }, (_, i) => `M${x + 54 + i * 14} ${y - 52}v44`).join(''), 4),
    solid(roundRect(x, y, width, height, 34), '#e7dcc0', { tone: across('left', { light: 0.35 }, {}, { shade: 0.3 }, { shade: 0.5 }) }),
    line(roundRect(x + 14, y + 14, width - 28, height - 28, 24), weights.fine),
    words('kHz', 'strong', 24, x + 34, y + 48, 'start'),
    words('45', 'display', 38, x + width - 34, y + 50, 'end'),
    solid(screen, '#10251f', { strokeWidth: 4 }),
    clipped(screen, sonogram(x + 32, y + 60)),
    { d: dots.join(''), fill: inks.ink },
    line(ticks.join(''), 3),
    solid(circle(x + 218, y + 364, 46), '#4a5c5b', { tone: across('left', { light: 0.3 }, {}, { shade: 0.6 }) }),
    line(circle(x + 218, y + 364, 34), weights.fine),
    line(`M${x + 218} ${y + 364}L${x + 242} ${y + 332}`, 6, inks.sun),
    solid(roundRect(x + 40, y + 434, 64, 18, 9), inks.clay, { strokeWidth: 3 }),
    solid(circle(x + 130, y + 443, 8), inks.leaf, { strokeWidth: 3 }),
    // Its wrist strap.
    line(`M${x + width - 26} ${y + height - 30}C${x + width + 60} ${y + height - 10} ${x + width + 40} ${y + height + 40} ${x + width + 120} ${y + height + 60}`, 11),
    line(`M${x + width - 26} ${y + height - 30}C${x + width + 60} ${y + height - 10} ${x + width + 40} ${y + height + 40} ${x + width + 120} ${y + height + 60}`, 6, inks.clay),
  ];
}

/** Cries that fall from 80 to 45 kHz and end level, closer together as the bat comes near. */
function sonogram(left: number, top: number): Drawing {
  let at = left + 22;
  const cries: Drawing[] = [];
  for (let i = 0; i < 6; i++) {
    const y = top + 30;
    cries.push(
      line(smooth([[at, y], [at + 4, y + 56], [at + 11, y + 86], [at + 24, y + 97], [at + 38, y + 98]]), 6, i % 2 ? '#f4bd3a' : '#ffd96b'),
    );
    at += 46 - i * 3;
  }
  return [
    line(Array.from({ length: 5 }, (_, i) => `M${left} ${top + 28 + i * 28}h240`).join(''), 1.6, '#3c6b52'),
    line(Array.from({ length: 7 }, (_, i) => `M${left + 20 + i * 36} ${top}v170`).join(''), 1.6, '#2a4d3c'),
    cries,
  ];
}
