import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { asTargets, asVersions, scriptBrowsers, styleBrowsers } from './tools/vite/browsers';
import { chunkOf } from './tools/vite/chunks';
import { inlineScript } from './tools/vite/inline-script';
import { labelsWhereUsed } from './tools/vite/labels-where-used';
import { remixFlags } from './tools/vite/remix-flags';
import { serviceWorker, serviceWorkerPreset } from './tools/vite/service-worker';
import { withoutDisplayNames } from './tools/vite/without-display-names';
import { withoutRemixPages } from './tools/vite/without-remix-pages';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: false;
  }
}

const forBrowsers = {
  // The named browsers read all of it, and have not the faults of older ones.
  ecma: 2020 as const,
  safari10: false,
  // The browser's console is silent in production (specification §9).
  compress: {
    passes: 3,
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
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  lineLimit: 160,
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  esbuild: isSsrBuild ? withoutComments : {},
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  build: {
    // The texts that the packages within the server's bundle ask to go with them.
    license: isSsrBuild && { fileName: 'licenses.md' },
    target: isSsrBuild ? 'es2022' : asTargets(scriptBrowsers),
    assetsInlineLimit: 0,
    // 4 kB of a page's scripts less than esbuild leaves, most of them in React and the router.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    terserOptions: forBrowsers,
    // Files are compressed once, by what is built after this, and weighed by the tests of budgets.
    reportCompressedSize: false,
    cssMinify: 'lightningcss',
    cssTarget: asTargets(styleBrowsers),
    // Remix requires it in a function that is never called.
    commonjsOptions: { ignore: ['undici'] },
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
    },
  },
  // For the named widths of app/styles/breakpoints.css.
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      targets: asVersions(styleBrowsers),
    },
  },
  // A start reads some ten files in place of the hundreds of the packages. What is native, or wanted by some sites only,
  // stays apart; undici also asks for modules of a newer Node, in calls that a bundle would make imports.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true, external: ['sharp', '@redis/client', 'undici'] } : {},
  // In development: what browsers need that is not an ES module. Found by itself, it would be half of the server's packages.
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
    withoutRemixPages(),
    inlineScript(),
    // The choice of flags: docs/architecture.md, 'Platform'
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
