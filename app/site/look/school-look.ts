/** How a school looks, from its settings; null where it has set nothing, and looks as the demonstration does. */

import { imageAddress } from '~/images/picture/address';
import type { Media } from '~/reading/fields.server';
import { memoize } from '../../../content-model/values/memoize';
import { keepSheet, noteShownSheet } from './known-sheets';
import { lookSheet } from './look-sheet';
import { type Palette, paletteOf } from './palette';

export interface SchoolLook {
  logoOnDark: Media | null;
  icon: Media | null;
  /** Null: the demonstration's colours. */
  palette: Palette | null;
  /** Address of its style sheet; null if nothing of the demonstration's is replaced. */
  sheet: string | null;
}

interface WrittenLook {
  accent: string | null;
  ground: string | null;
  logoOnDark: Media | null;
  icon: Media | null;
  motif: Media | null;
}

/** Settings are read for every page. */
const palettes = memoize((colours: string) => {
  const [accent = '', ground] = colours.split(' ');
  return paletteOf(accent, ground ?? null);
}, 16);

/** Widths of the screens on which it is seen whole; it is pale, and may be soft. */
const motifWidth = 1280;

export function schoolLook(written: WrittenLook | null): SchoolLook | null {
  const look = written && lookOf(written);
  noteShownSheet(look?.sheet ?? null);
  return look;
}

function lookOf(written: WrittenLook): SchoolLook | null {
  const { logoOnDark, icon, motif, ground } = written;
  // If a school has named only its dark colour, that is the accent.
  const accent = written.accent ?? ground;
  const palette = accent === null ? null : palettes(ground === null ? accent : `${accent} ${ground}`);
  if (!palette && !motif && !icon && !logoOnDark) return null;
  const sheet =
    palette || motif
      ? keepSheet(lookSheet({ palette, motif: motif && imageAddress(motif, motifWidth, 'webp') }))
      : null;
  return { logoOnDark, icon, palette, sheet };
}
