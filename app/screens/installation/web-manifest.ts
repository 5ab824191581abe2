/** The web app manifest (W3C Web Application Manifest): how the site looks when it is installed. Pure. */
import type { Labels } from '~/site/labels';
import { themeColour } from '~/site/theme-colour';

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
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

const shortcut = (name: string, url: string, symbol: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${symbol}-96.png`, sizes: '96x96', type: 'image/png' }],
});

export function webManifest(t: Labels) {
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
    description: t('commons.brand.tagline'),
    categories: ['education'],
    display: 'standalone',
    theme_color: themeColour,
    background_color: themeColour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      shortcut(t('commons.links.programmes'), '/formations', 'programmes'),
      shortcut(t('commons.links.campuses'), '/campus', 'campuses'),
      shortcut(t('commons.links.agenda'), '/agenda', 'agenda'),
      shortcut(t('commons.actions.brochure'), '/crm/brochure', 'brochure'),
    ],
    screenshots: (['narrow', 'wide'] as const).flatMap((form) =>
      screens.map(([screen, label]) => screenshot(screen, form, label)),
    ),
  };
}
