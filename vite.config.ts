import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkOf } from './tools/vite/chunks';
import { labelsWhereUsed } from './tools/vite/labels-where-used';
import { serviceWorker, serviceWorkerPreset } from './tools/vite/service-worker';
import { withoutSingleFetch } from './tools/vite/without-single-fetch';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: false;
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  // In development: what browsers need that is no ES module. Found by itself, it would be half of the server's packages.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@remix-run/react',
      'remix-utils/use-global-navigation-state',
    ],
  },
  // The browser's console is silent in production (specification §9): minifying drops these calls.
  esbuild: { pure: ['console.log', 'console.info', 'console.debug'] },
  plugins: [
    withoutSingleFetch(),
    tailwindcss(),
    // The choice of flags: docs/decisions/002-remix-future-flags.md
    remix({
      presets: [serviceWorkerPreset],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: false,
        v3_lazyRouteDiscovery: false,
      },
    }),
    labelsWhereUsed(),
    serviceWorker,
  ],
}));
