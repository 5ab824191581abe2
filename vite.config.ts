import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { chunkOf } from './tools/vite/chunks';
import { inlineScript } from './tools/vite/inline-script';
import { labelsWhereUsed } from './tools/vite/labels-where-used';
import { lazyRoutes } from './tools/vite/lazy-routes';
import { remixFlags } from './tools/vite/remix-flags';
import { serverChunks } from './tools/vite/server-chunks';
import { serviceWorker, serviceWorkerPreset } from './tools/vite/service-worker';
import { withoutDisplayNames } from './tools/vite/without-display-names';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: false;
  }
}

/** As Lightning CSS writes versions. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

const forBrowsers = {
  // The browser's console is silent in production (specification §9).
  compress: {
    passes: 2,
    module: true,
    keep_fargs: false,
    // No code here reads a property for what reading it does.
    pure_getters: true,
    pure_funcs: ['console.log', 'console.info', 'console.debug', 'console.warn'],
  },
  format: { comments: false },
  maxWorkers: availableParallelism(),
};

/** The server's code keeps its names, which stack traces show, and no comments and indentation. */
const withoutComments = {
  minifyIdentifiers: false,
  minifySyntax: false,
  minifyWhitespace: true,
  legalComments: 'none',
  lineLimit: 160,
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  esbuild: isSsrBuild ? withoutComments : {},
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // 4 kB of a page's scripts less than esbuild leaves, most of them in React and the router.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    terserOptions: forBrowsers,
    // Files are compressed once, by what is built after this, and weighed by the tests of budgets.
    reportCompressedSize: false,
    cssMinify: 'lightningcss',
    // The browsers of `lightningcss.targets` below, for its second pass.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4', 'ios16.4'],
    rollupOptions: {
      output: isSsrBuild
        ? { manualChunks: serverChunks(), experimentalMinChunkSize: 8000 }
        : { manualChunks: chunkOf },
    },
  },
  // For the named widths of app/styles/breakpoints.css (decision 054).
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      targets: {
        chrome: version(111),
        firefox: version(128),
        safari: version(16, 4),
        ios_saf: version(16, 4),
      },
    },
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
  plugins: [
    remixFlags(),
    withoutDisplayNames(),
    inlineScript(),
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
    lazyRoutes(),
    serviceWorker,
  ],
}));
