/** The values of the design's roles for a school's accent: `app/styles/tokens.css` has the demonstration's. Pure. */
import { hexOf, nearestWith, type Shade, shadeOf } from '../../../content-model/rules/look/colour';
import {
  isReadableOnlyOnGround,
  minShapeContrast,
  minTextContrast,
} from '../../../content-model/rules/look/look-findings';

/** By the name of the role in `tokens.css`, without `--color-`. */
export type Palette = Readonly<Record<string, string>>;

/** Sectors of the demonstration, which another school may have too: in the school's one colour. */
const sectors = [
  'eau',
  'nature',
  'dechets',
  'qse',
  'energie',
  'agroecologie',
  'territoires',
  'transversal',
  'rse',
];

/** Lightness from which a colour is a highlight: ink can be read on it. */
const minHighlightLightness = 0.75;

/** Lightness of a ground that is made of an accent, at most. */
const maxGroundLightness = 0.3;

/**
 * Every pair of text and ground of the design has enough contrast, whatever the accent is: a colour with too little is
 * replaced by the nearest shade with enough.
 *
 * @param ground of the footer and of dark titles; made of the accent if there is none
 */
export function paletteOf(accent: string, ground: string | null): Palette {
  const shadeOfAccent = shadeOf(accent);
  const shade = (lightness: number, chroma: number, of: Shade = shadeOfAccent) =>
    hexOf({ lightness, chroma: Math.min(of.chroma, chroma), hue: of.hue });
  const card = '#ffffff';
  const paper = shade(0.988, 0.003);
  const paperSoft = shade(0.962, 0.009);
  const lightGrounds = [card, paper, paperSoft];
  const readable = (colour: string, ...otherGrounds: string[]) =>
    nearestWith(colour, minTextContrast, [...lightGrounds, ...otherGrounds], 'black');
  const accentSoft = shade(0.935, 0.035);
  const calmSoft = shade(0.94, 0.014);
  const spotSoft = shade(0.935, 0.05);
  const deep = nearestWith(
    ground ?? shade(Math.min(maxGroundLightness, shadeOfAccent.lightness), 0.11),
    minTextContrast,
    [card, paper],
    'black',
  );
  // An accent that is too light for light grounds is replaced there by the school's dark ground.
  const accentOnLight = readable(
    ground !== null && isReadableOnlyOnGround(accent, ground) ? deep : accent,
    accentSoft,
  );
  const calmDeep = shade(0.3, 0.045);
  const spotDeep = readable(shade(0.42, 0.14), spotSoft);
  const noteDeep = shade(0.36, 0.13);
  const darkGrounds = [deep, calmDeep, spotDeep, noteDeep];
  // Light on any dark ground: a yellow school has its yellow here.
  const highlight = shadeOfAccent.lightness >= minHighlightLightness ? accent : shade(0.84, 0.16);
  const spot = nearestWith(
    nearestWith(highlight, minTextContrast, [deep], 'white'),
    minShapeContrast,
    darkGrounds,
    'white',
  );
  const ink = readable(shade(0.24, 0.02), accentSoft, calmSoft, spotSoft);
  const inkSoft = readable(shade(0.44, 0.025));
  return {
    card,
    ink,
    'ink-soft': inkSoft,
    paper,
    'paper-soft': paperSoft,
    line: shade(0.87, 0.016),
    'line-strong': nearestWith(shade(0.6, 0.02), minShapeContrast, lightGrounds, 'black'),
    accent: accentOnLight,
    deep,
    'accent-soft': accentSoft,
    'deep-line': nearestWith(
      shade(shadeOf(deep).lightness + 0.2, 0.07, shadeOf(deep)),
      minShapeContrast,
      [deep],
      'white',
    ),
    calm: readable(shade(0.43, 0.06), calmSoft),
    'calm-deep': calmDeep,
    'calm-soft': calmSoft,
    spot,
    'spot-deep': spotDeep,
    'spot-soft': spotSoft,
    note: accentOnLight,
    'note-deep': noteDeep,
    'note-soft': accentSoft,
    ...Object.fromEntries(sectors.map((sector) => [`sector-${sector}`, accentOnLight])),
    // No green beside the school's hue: the words say that something succeeded.
    success: ink,
  };
}
