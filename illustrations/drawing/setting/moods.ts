/** Light and weather: a sky, a haze and three grain inks for each hour the pictures know. */
import type { Colour } from '../press/colour';
import type { GrainInks } from '../press/print';

export interface Mood {
  name: MoodName;
  /** Zenith and horizon. */
  sky: readonly [Colour, Colour];
  disc: Colour;
  cloud: Colour;
  /** What distance fades into. */
  haze: Colour;
  /** What still water shows. */
  water: Colour;
  /** The colour of the light, and how far it stains what it falls on. */
  ambient: Colour;
  stain: number;
  inks: GrainInks;
  dark: boolean;
}

export type MoodName = keyof typeof table;

const table = {
  morning: {
    sky: ['#a9cfd6', '#fdf0cf'],
    disc: '#fff8e2',
    cloud: '#fffaf0',
    haze: '#e9eedd',
    water: '#9fc4c8',
    ambient: '#fbeec9',
    stain: 0.06,
    inks: { shade: '#23646b', light: '#fff3c4', haze: '#f6f3e2' },
    dark: false,
  },
  noon: {
    sky: ['#5fa8c4', '#d9edee'],
    disc: '#fff6d6',
    cloud: '#fbf8f1',
    haze: '#cfe4e6',
    water: '#4f9cba',
    ambient: '#dbe9f1',
    stain: 0.04,
    inks: { shade: '#0f4a5c', light: '#fff0b8', haze: '#eaf4f1' },
    dark: false,
  },
  golden: {
    sky: ['#f1b63a', '#fde6a6'],
    disc: '#fff6da',
    cloud: '#fdeec4',
    haze: '#f5d993',
    water: '#b4c3a0',
    ambient: '#e8982c',
    stain: 0.16,
    inks: { shade: '#7a3314', light: '#ffe9a3', haze: '#fbe3a8' },
    dark: false,
  },
  sunset: {
    sky: ['#cf6a45', '#f9cf8d'],
    disc: '#fdeab4',
    cloud: '#f3b08a',
    haze: '#efb488',
    water: '#8d97a4',
    ambient: '#a34a32',
    stain: 0.22,
    inks: { shade: '#54203a', light: '#ffd98a', haze: '#f6c596' },
    dark: false,
  },
  dusk: {
    sky: ['#2f5a80', '#f0b89a'],
    disc: '#fde9c6',
    cloud: '#d99f92',
    haze: '#b39fa6',
    water: '#647a9b',
    ambient: '#2b4a70',
    stain: 0.34,
    inks: { shade: '#132544', light: '#f8c79a', haze: '#d9b3a6' },
    dark: true,
  },
  night: {
    sky: ['#0b2a45', '#2c6c86'],
    disc: '#fdf1d2',
    cloud: '#2f6379',
    haze: '#3a7389',
    water: '#1a5474',
    ambient: '#0c3854',
    stain: 0.55,
    inks: { shade: '#05182a', light: '#f2d98f', haze: '#6fa3ac' },
    dark: true,
  },
  mist: {
    sky: ['#dfe3d3', '#f6efdf'],
    disc: '#f4c65a',
    cloud: '#fbf8f1',
    haze: '#e6e6d8',
    water: '#b9c9c3',
    ambient: '#e9e4d2',
    stain: 0.14,
    inks: { shade: '#2c5148', light: '#fff1c9', haze: '#f7f3e6' },
    dark: false,
  },
  shower: {
    sky: ['#557c8b', '#cfdad2'],
    disc: '#f5ecd0',
    cloud: '#7d9ba3',
    haze: '#aec4c2',
    water: '#7f9fa6',
    ambient: '#3d6470',
    stain: 0.22,
    inks: { shade: '#173a48', light: '#f9ebb9', haze: '#dde5dc' },
    dark: false,
  },
  sage: {
    sky: ['#b9d3b4', '#f6f1d6'],
    disc: '#cf5a2c',
    cloud: '#f7f4e2',
    haze: '#d9e4c9',
    water: '#8fb7b0',
    ambient: '#dfeadd',
    stain: 0.06,
    inks: { shade: '#1b4b3d', light: '#fdf0bd', haze: '#f4f3de' },
    dark: false,
  },
  poster: {
    sky: ['#f2e6c9', '#fbf4e0'],
    disc: '#f4bd3a',
    cloud: '#fffaf0',
    haze: '#eee3c6',
    water: '#7fb0b3',
    ambient: '#f2ecde',
    stain: 0.08,
    inks: { shade: '#31503c', light: '#fff0c0', haze: '#fbf5e2' },
    dark: false,
  },
} satisfies Record<string, Omit<Mood, 'name'> & { sky: readonly string[] }>;

export function moodOf(name: MoodName): Mood {
  const entry = table[name];
  return { ...entry, name, sky: [entry.sky[0] ?? '#ffffff', entry.sky[1] ?? '#ffffff'] };
}
