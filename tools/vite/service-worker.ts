/** The build of the service worker (docs/architecture.md, 'Kept in the browser'). */
import type { Preset } from '@remix-run/dev';
import { RemixVitePWA } from '@vite-pwa/remix';

const { RemixVitePWAPlugin, RemixPWAPreset } = RemixVitePWA();

/** Builds the worker when both halves of the app are built. Its types come from another copy of Vite. */
export const serviceWorkerPreset = RemixPWAPreset() as Preset;

export const serviceWorker = RemixVitePWAPlugin({
  strategies: 'injectManifest',
  srcDir: 'app/service-worker',
  filename: 'sw.ts',
  // A new version is offered, never forced; the page registers the worker itself, when it is idle.
  registerType: 'prompt',
  injectRegister: false,
  // `app/routes/web-manifest.tsx` answers it, with the school's own texts.
  manifest: false,
  injectManifest: {
    // Files of every page. Other files are kept when they are used.
    globPatterns: [
      'assets/{manifest,entry.client,framework,kit,root}-*.js',
      'assets/*.{css,woff2}',
      'assets/{chevron,contours,icons}-*.svg',
    ],
    // Only for editors.
    globIgnores: ['assets/preview-bar-*.css'],
    dontCacheBustURLsMatching: /^assets\//,
    minify: true,
    sourcemap: false,
  },
});
