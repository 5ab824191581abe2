/** Addresses of the site's icons in `public`; a school's own icons replace them. */

interface IconForm {
  /** Pixels. */
  size: number;
  /**
   * For an icon that launchers cut to any shape: the part of its size that the school's picture takes, on a ground that
   * extends to the edge. Null: the picture takes all of it.
   */
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
