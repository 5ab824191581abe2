/** Who sits for a portrait: the choices that make a person, taken once from the number. */
import { type Colour, darken, mix } from '../press/colour';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';

export type Hair =
  | 'crop'
  | 'parted'
  | 'curls'
  | 'afro'
  | 'long'
  | 'wavy'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'braids'
  | 'receding'
  | 'pixie'
  | 'headscarf'
  | 'wrap'
  | 'beanie';
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache';
export type Garment =
  | 'jumper'
  | 'shirt'
  | 'rollneck'
  | 'blazer'
  | 'stripes'
  | 'hooded'
  | 'waistcoat'
  | 'raincoat'
  | 'scarf';

const garments: readonly Garment[] = [
  'jumper',
  'shirt',
  'rollneck',
  'blazer',
  'stripes',
  'hooded',
  'waistcoat',
  'raincoat',
  'scarf',
];

export interface Sitter {
  random: Random;
  skin: Colour;
  hair: Hair;
  hairColour: Colour;
  beard: Beard;
  glasses: 'none' | 'round' | 'square';
  earrings: boolean;
  freckles: boolean;
  garment: Garment;
  cloth: Colour;
  /** Second colour of clothes, headscarf or wrap. */
  accent: Colour;
  old: boolean;
  /** Half the width of the head, how full its jaw is, and how far it is turned. */
  head: { half: number; jaw: number; turn: number };
  mouth: 'smile' | 'grin' | 'calm';
  lit: 'left' | 'right';
}

export const skins = [
  '#f3cfb0',
  '#8a5535',
  '#dca77c',
  '#f0c19c',
  '#6b432d',
  '#c98d62',
  '#a86b45',
  '#f7dcc6',
  '#744528',
  '#e3b48d',
] as const;

const styles = {
  women: ['long', 'afro', 'bob', 'headscarf', 'wavy', 'braids', 'bun', 'pixie', 'ponytail', 'wrap', 'curls'],
  olderWomen: ['bob', 'bun', 'pixie', 'headscarf', 'wavy', 'curls', 'wrap'],
  men: ['crop', 'curls', 'parted', 'beanie', 'afro', 'crop', 'curls', 'parted', 'crop'],
  olderMen: ['receding', 'parted', 'crop', 'curls', 'receding', 'beanie'],
} satisfies Record<string, readonly Hair[]>;

/** Neighbouring numbers differ in skin, hair and ground: each walks its own list at its own step. */
export function castSitter(random: Random, n: number): Sitter {
  const skin = skins[(n * 3) % skins.length] ?? skins[0];
  const old = n % 7 === 3 || n % 7 === 6;
  const womanly = n % 2 === 0;
  const list = womanly ? (old ? styles.olderWomen : styles.women) : old ? styles.olderMen : styles.men;
  const hair = list[(Math.floor(n / 2) * 5 + Math.floor(n / 22)) % list.length] ?? 'crop';
  const covered = hair === 'headscarf' || hair === 'wrap' || hair === 'beanie';
  return {
    random,
    skin,
    hair,
    hairColour: hairOf(random, skin, old),
    beard: womanly ? 'none' : random.pick(['none', 'stubble', 'short', 'full', 'moustache', 'none']),
    glasses: random.pick(['none', 'none', 'round', 'square', old ? 'round' : 'none']),
    earrings: womanly && hair !== 'headscarf' && random.chance(0.45),
    freckles: !covered && random.chance(0.18) && ['#f3cfb0', '#f7dcc6', '#f0c19c'].includes(skin),
    garment:
      hair === 'headscarf'
        ? random.pick(['jumper', 'shirt', 'blazer', 'stripes', 'waistcoat'])
        : (garments[(n * 4 + Math.floor(n / 9)) % garments.length] ?? 'jumper'),
    cloth: random.pick([
      inks.forest,
      inks.river,
      inks.clay,
      inks.spruce,
      inks.slate,
      inks.plum,
      inks.riverDeep,
      inks.terracotta,
      inks.moss,
    ]),
    // Nothing near a skin: under an open jacket it would look like one.
    accent: random.pick([
      inks.sun,
      inks.cream,
      inks.ice,
      inks.brook,
      inks.terracotta,
      inks.meadow,
      inks.paper,
    ]),
    old,
    head: {
      half: random.between(112, 124) - (womanly ? 3 : 0),
      jaw: womanly ? random.between(0.56, 0.66) : random.between(0.64, 0.78),
      turn: random.between(0.35, 1) * random.pick([-1, 1]),
    },
    mouth: random.pick(['smile', 'smile', 'grin', 'calm']),
    lit: random.pick(['left', 'right']),
  };
}

function hairOf(random: Random, skin: Colour, old: boolean): Colour {
  if (old) return random.pick(['#cfcac0', '#9b978f', '#e6e1d5', '#7c7a76']);
  const dark = ['#2a1c17', '#1d1a1c', '#3a241a', '#4a2d1c'] as const;
  const fair = ['#7a4a26', '#b98a4a', '#a3572c', '#d1a663', '#5a3824', '#2a1c17'] as const;
  return Number.parseInt(skin.slice(1, 3), 16) > 0xe0 ? random.pick(fair) : random.pick(dark);
}

/** The skin where light does not reach, and where blood shows. */
export const shaded = (skin: Colour) => mix(darken(skin, 0.16), '#8a3b24', 0.22);
export const flushed = (skin: Colour) => mix(skin, '#c4503a', 0.34);
export const lineOf = (skin: Colour) => mix(darken(skin, 0.42), '#6b2c10', 0.3);
