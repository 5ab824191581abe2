/** Addresses of the site's icons in `public`, which a school's own take. */

interface IconForm {
  /** Pixels. */
  size: number;
  /** Launchers cut it to any shape: its ground extends to the edge, and what it shows stays in the inner part. */
  scale: number | null;
}

export const iconForms = {
  '/favicon.ico': { size: 32, scale: null },
  '/favicon.svg': { size: 96, scale: null },
  '/icons/apple-touch-icon.png': { size: 180, scale: 0.86 },
  '/icons/icon-192.png': { size: 192, scale: null },
  '/icons/icon-512.png': { size: 512, scale: null },
  '/icons/icon-maskable-192.png': { size: 192, scale: 0.7 },
  '/icons/icon-maskable-512.png': { size: 512, scale: 0.7 },
} as const satisfies Record<string, IconForm>;

export type IconPath = keyof typeof iconForms;

export const isIconPath = (path: string): path is IconPath => Object.hasOwn(iconForms, path);
