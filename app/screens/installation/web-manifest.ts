/** The web app manifest (W3C Web Application Manifest): how the site looks when it is installed. Pure. */

import { pathTo } from '~/addresses/path-to';
import { imageAddress, isDrawing } from '~/images/picture/address';
import type { Media } from '~/reading/fields.server';
import type { Labels } from '~/site/labels';
import type { SchoolLook } from '~/site/look/school-look';
import { themeColour } from '~/site/theme-colour';

interface ManifestSchool {
  logo: Media | null;
  look: Pick<SchoolLook, 'icon' | 'palette'> | null;
  description: string | null;
  /** The pictures of the site in `public/screenshots` are the demonstration's. */
  demonstration: boolean;
}

export function webManifest(t: Labels, { logo, look, description, demonstration }: ManifestSchool) {
  const colour = look?.palette?.paper ?? themeColour;
  const shortcut = (name: string, url: string, symbol: string): WebShortcut => ({
    name,
    url,
    // The pictures are in the demonstration's colours.
    ...(look?.palette ? {} : { icons: [shortcutIcon(symbol)] }),
  });
  const screens = [
    ['home', t('commons.links.home')],
    ['programmes', t('commons.links.programmes')],
  ] as const;
  return {
    id: '/',
    scope: '/',
    start_url: '/',
    lang: 'fr',
    dir: 'ltr',
    name: t('commons.brand.fullName'),
    short_name: t('commons.brand.name'),
    description: t('commons.brand.tagline') || description || undefined,
    categories: ['education'],
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    // The icons of a school's look are at the same addresses as the demonstration's.
    icons: (look?.icon ? null : logoIcons(logo)) ?? [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('commons.links.programmes'), pathTo('formations'), 'programmes'),
      shortcut(t('commons.links.campuses'), pathTo('campus'), 'campuses'),
      shortcut(t('commons.links.agenda'), pathTo('agenda'), 'agenda'),
      shortcut(t('commons.actions.brochure'), pathTo('crm/:action', 'brochure'), 'brochure'),
    ],
    screenshots: demonstration
      ? (['narrow', 'wide'] as const).flatMap((form) =>
          screens.map(([screen, label]) => screenshot(screen, form, label)),
        )
      : undefined,
  };
}

interface WebIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

type ShortcutIcon = Pick<WebIcon, 'src' | 'sizes' | 'type'>;

interface WebShortcut {
  name: string;
  url: string;
  icons?: ShortcutIcon[];
}

const icon = (size: 192 | 512, purpose: WebIcon['purpose']): WebIcon => ({
  src: `/icons/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (screen: 'home' | 'programmes', form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${screen}-${form}.webp`,
  sizes: form === 'narrow' ? '720x1280' : '1280x800',
  type: 'image/webp',
  form_factor: form,
  label,
});

const shortcutIcon = (symbol: string): ShortcutIcon => ({
  src: `/icons/shortcut-${symbol}-96.png`,
  sizes: '96x96',
  type: 'image/png',
});

/** Icons of the school's logo; null unless it is about square, as icons are. */
function logoIcons(logo: Media | null): WebIcon[] | null {
  const isSquare = logo !== null && Math.abs(logo.width / logo.height - 1) <= 0.1;
  if (!isSquare) return null;
  if (isDrawing(logo)) {
    return [{ src: imageAddress(logo, 640, 'webp'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
  }
  return ([320, 640] as const).map((width) => ({
    src: imageAddress(logo, width, 'webp'),
    sizes: `${width}x${width}`,
    type: 'image/webp',
    purpose: 'any',
  }));
}
