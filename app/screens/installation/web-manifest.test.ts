import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Media } from '~/reading/fields.server';
import { createLabels } from '~/site/labels';
import { themeColour } from '~/site/theme-colour';
import { webManifest } from './web-manifest';

const t = createLabels({ 'commons.brand.name': 'EIE' });
const manifest = webManifest(t, { logo: null, look: null, description: null, demonstration: true });
const pictures = [
  ...manifest.icons,
  ...(manifest.screenshots ?? []),
  ...manifest.shortcuts.flatMap(({ icons }) => icons ?? []),
];

describe('the web app manifest', () => {
  it('names the app as the school does', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'fr', short_name: 'EIE' });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/formations',
      '/campus',
      '/agenda',
      '/crm/brochure',
    ]);
  });

  it('has icons to be cut and icons to be shown as they are, and screenshots of both shapes', () => {
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    expect(new Set(manifest.screenshots?.map((shot) => shot.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
  });

  it.each(pictures)('$src is there, with the size and type it states', async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type });
  });

  it('shows a school’s own square logo, and no picture of the demonstration’s pages', () => {
    const logo = { path: '/x/uploads/logo.png', width: 800, height: 800 } as Media;
    const own = webManifest(t, { logo, look: null, description: 'Une école.', demonstration: false });
    expect(own.icons.map(({ src }) => src)).toEqual([
      '/images/webp/320/x/uploads/logo.png',
      '/images/webp/640/x/uploads/logo.png',
    ]);
    expect([own.screenshots, own.description]).toEqual([undefined, 'Une école.']);
    const wide = { ...logo, width: 1600 };
    expect(webManifest(t, { logo: wide, look: null, description: null, demonstration: false }).icons).toEqual(
      manifest.icons,
    );
  });

  it('states the type of a logo that is a drawing, which has one form for all sizes', () => {
    const logo = { path: '/x/uploads/logo.svg', width: 64, height: 64 } as Media;
    const own = webManifest(t, { logo, look: null, description: null, demonstration: false });
    expect(own.icons).toEqual([
      { src: '/images/svg/x/uploads/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ]);
  });

  it('has the colour of the school, and its icon at the addresses of the site’s', () => {
    const logo = { path: '/x/uploads/logo.png', width: 800, height: 800 } as Media;
    const look = { icon: logo, palette: { paper: '#fafbff' } };
    const own = webManifest(t, { logo, look, description: null, demonstration: false });
    expect([own.theme_color, own.background_color]).toEqual(['#fafbff', '#fafbff']);
    expect(own.icons).toEqual(manifest.icons);
    expect(own.shortcuts.map(({ icons }) => icons)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is coloured like the paper of the site', () => {
    expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(`--color-paper: ${themeColour};`);
  });
});
