/** A tramway on its lawn, a bridge over a river. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { type Drawing, down, fall, flat } from '../press/drawing';
import { type Point, polygon, rect, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import { type Setting, width } from '../setting/setting';

/** A tram of three cars, `size` high; (x, base) is its front end on the rails. */
export function tram(
  setting: Setting,
  x: number,
  base: number,
  size: number,
  heading: 1 | -1,
  livery: Colour,
): Drawing {
  const { tint, mood } = setting;
  const body = tint(inks.paper);
  const stripe = tint(livery);
  const glass = mood.dark ? mix(inks.sun, inks.cream, 0.4) : darken(tint(inks.slate), 0.35);
  const car = size * 2.1;
  const top = -size;
  const nose = `M0 ${-size * 0.1}L${-size * 0.05} ${-size * 0.42}Q${-size * 0.2} ${top} ${-size * 0.62} ${top}L${-car} ${top}L${-car} ${-size * 0.1}Z`;
  const middle = roundRect(-car * 2 - size * 0.08, top, car, size * 0.9, size * 0.06);
  const tail = `M${-car * 3 - size * 0.16} ${-size * 0.1}L${-car * 3 - size * 0.11} ${-size * 0.42}Q${-car * 3 + size * 0.04} ${top} ${-car * 3 + size * 0.46} ${top}L${-car * 2 - size * 0.16} ${top}L${-car * 2 - size * 0.16} ${-size * 0.1}Z`;
  const panes: string[] = [];
  const doors: string[] = [];
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < 4; i++) {
      const left = -(c + 1) * (car + size * 0.08) + size * 0.2 + (i * (car - size * 0.36)) / 4;
      const w = (car - size * 0.36) / 4 - size * 0.06;
      if ((c === 0 && i === 3) || (c === 2 && i === 0)) continue;
      if (i === 2) doors.push(roundRect(left, -size * 0.84, w, size * 0.72, size * 0.04));
      else panes.push(roundRect(left, -size * 0.82, w, size * 0.4, size * 0.05));
    }
  }
  const front = `M${-size * 0.07} ${-size * 0.44}Q${-size * 0.2} ${-size * 0.84} ${-size * 0.46} ${-size * 0.86}L${-size * 0.46} ${-size * 0.44}Z`;
  const back = `M${-car * 3 - size * 0.09} ${-size * 0.44}Q${-car * 3 + size * 0.04} ${-size * 0.84} ${-car * 3 + size * 0.3} ${-size * 0.86}L${-car * 3 + size * 0.3} ${-size * 0.44}Z`;
  const arm =
    ribbon(
      [
        [-car * 1.5, top],
        [-car * 1.36, top - size * 0.3],
        [-car * 1.54, top - size * 0.56],
      ],
      () => size * 0.03,
    ) + rect(-car * 1.54 - size * 0.24, top - size * 0.58, size * 0.5, size * 0.03);
  return {
    transform: `translate(${Math.round(x)} ${Math.round(base)}) scale(${heading} 1)`,
    children: [
      { d: rect(-car * 3.05, -size * 0.1, car * 3, size * 0.1), fill: tint(inks.ink) },
      { d: arm, fill: tint(inks.ink) },
      {
        d:
          roundRect(-car * 0.85, top - size * 0.12, car * 0.6, size * 0.16, 6) +
          roundRect(-car * 2.8, top - size * 0.12, car * 0.6, size * 0.16, 6),
        fill: tint(inks.stone),
      },
      { d: nose + middle + tail, fill: body, tone: fall(-size, 0, { light: 0.2 }, {}, { shade: 0.3 }) },
      { d: rect(-car * 3 - size * 0.1, -size * 0.34, car * 3 + size * 0.04, size * 0.13), fill: stripe },
      { d: doors.join(''), fill: stripe, tone: flat({ shade: 0.14 }) },
      { d: panes.join('') + front + back, fill: glass, tone: down({ light: 0.26 }, { shade: 0.2 }) },
      {
        d:
          rect(-car - size * 0.09, top + size * 0.03, size * 0.1, size * 0.84) +
          rect(-car * 2 - size * 0.17, top + size * 0.03, size * 0.1, size * 0.84),
        fill: darken(body, 0.45),
      },
      { d: roundRect(-size * 0.13, -size * 0.3, size * 0.08, size * 0.07, 4), fill: inks.sun },
    ],
  };
}

/** Rails in grass, with masts and the wire above. */
export function track(setting: Setting, base: number, size: number): Drawing {
  const { tint } = setting;
  const wire = base - size * 1.58;
  const masts = [0.12, 0.52, 0.92].map(
    (t) =>
      rect(width * t, wire - size * 0.1, size * 0.045, base - wire + size * 0.12) +
      rect(width * t - size * 0.5, wire - size * 0.06, size * 0.5, size * 0.028),
  );
  return [
    { d: masts.join(''), fill: tint(inks.slate), tone: flat({ shade: 0.3 }) },
    { d: rect(0, wire, width, 3), fill: tint(inks.ink) },
    { d: rect(0, base - 3, width, 7) + rect(0, base + size * 0.24, width, 9), fill: tint(inks.stone) },
  ];
}

/** A bridge with arches across the whole picture. */
export function bridge(
  setting: Setting,
  deck: number,
  water: number,
  arches: number,
  distance: number,
  stone: Colour,
): Drawing {
  const { tint } = setting;
  const colour = tint(stone, distance);
  const span = (width + 200) / arches;
  const rise = (water - deck) * 0.72;
  const pier = span * 0.09;
  const outline = (flip: 1 | -1): string => {
    const y = (value: number) => (water + (value - water) * flip).toFixed(1);
    let d = `M-100 ${y(deck)}L${width + 100} ${y(deck)}L${width + 100} ${y(water)}`;
    for (let i = arches - 1; i >= 0; i--) {
      const left = -100 + i * span + pier;
      const right = left + span - pier * 2;
      d += `L${right} ${y(water)}C${right} ${y(water - rise * 1.25)} ${left} ${y(water - rise * 1.25)} ${left} ${y(water)}`;
    }
    return `${d}L-100 ${y(water)}Z`;
  };
  const lamps = Array.from({ length: arches * 2 }, (_, i) => {
    const x = -100 + (i + 0.5) * (span / 2);
    return rect(x - 2, deck - 64, 4, 60) + roundRect(x - 7, deck - 78, 14, 16, 6);
  });
  const ring = lighten(colour, 0.25);
  const piers: Point[][] = [];
  for (let i = 1; i < arches; i++) {
    const x = -100 + i * span;
    piers.push([
      [x - pier, water + 8],
      [x - pier * 0.9, deck + 26],
      [x + pier * 0.9, deck + 26],
      [x + pier, water + 8],
    ]);
  }
  return [
    { d: outline(-1), fill: darken(colour, 0.25), opacity: 0.3 },
    { d: lamps.join(''), fill: setting.mood.dark ? inks.sun : tint(inks.ink, distance + 0.1) },
    { d: outline(1), fill: colour, tone: fall(deck, water, { light: 0.2 }, { shade: 0.1 }, { shade: 0.5 }) },
    {
      d: piers.map((points) => polygon(...points)).join(''),
      fill: darken(colour, 0.1),
      tone: fall(deck, water, {}, { shade: 0.4 }),
    },
    { d: rect(-100, deck - 12, width + 200, 16) + rect(-100, deck + 18, width + 200, 5), fill: ring },
  ];
}
