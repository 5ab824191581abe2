/** The look of a school, from its settings; null if it has set nothing and looks as the demonstration does. */

import { imageAddress } from '~/images/picture/address';
import type { Media } from '~/reading/fields.server';
import { memoize } from '../../../content-model/values/memoize';
import { lookSheet } from './look-sheet';
import { type Palette, paletteOf } from './palette';
import { setCurrentSheet, storeSheet } from './sheet-store';

export interface SchoolLook {
  logoOnDark: Media | null;
  icon: Media | null;
  /** Null: the demonstration's colours. */
  palette: Palette | null;
  /** Address of its style sheet; null if nothing of the demonstration's is replaced. */
  sheet: string | null;
}

interface LookFields {
  accent: string | null;
  ground: string | null;
  logoOnDark: Media | null;
  icon: Media | null;
  motif: Media | null;
}

/** Memoized, because settings are read for every page. */
const memoizedPalette = memoize((colours: string) => {
  const [accent = '', ground] = colours.split(' ');
  return paletteOf(accent, ground ?? null);
}, 16);

/** Pixels: a motif is so pale that it may be soft on larger screens. */
const motifWidth = 1280;

export function schoolLook(fields: LookFields | null): SchoolLook | null {
  const look = fields && lookOf(fields);
  setCurrentSheet(look?.sheet ?? null);
  return look;
}

function lookOf(fields: LookFields): SchoolLook | null {
  const { logoOnDark, icon, motif, ground } = fields;
  // If a school has set only its dark colour, that is the accent.
  const accent = fields.accent ?? ground;
  const palette = accent === null ? null : memoizedPalette(ground === null ? accent : `${accent} ${ground}`);
  if (!palette && !motif && !icon && !logoOnDark) return null;
  const sheet =
    palette || motif
      ? storeSheet(lookSheet({ palette, motif: motif && imageAddress(motif, motifWidth, 'webp') }))
      : null;
  return { logoOnDark, icon, palette, sheet };
}
