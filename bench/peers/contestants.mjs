/** Who renders the catalogue: this site and its peers, each by its own standard server for production. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../processes.mjs';
import { section, slugOfPage } from './content.mjs';

/**
 * @import { Server } from '../processes.mjs'
 * @typedef {{ name: string, title: string, folder: string, command: string[], built: string, packages: string[], newest?: string, keeps: boolean }} Peer
 * `built`: a file of the build; `newest`: the newest version, where it wants another Node than this site;
 * `keeps`: whether the framework keeps rendered pages by a setting of its own, as the pages below `/kept` have it
 * @typedef {{ name: string, title: string, version: string, start: (port: number) => Promise<Server>, page: (number: number) => string, kept: ((number: number) => string) | null }} Contestant
 */

/** @type {Omit<Peer, 'folder'>[]} */
const list = [
  {
    name: 'next',
    title: 'Next',
    command: ['node_modules/next/dist/bin/next', 'start'],
    built: '.next/BUILD_ID',
    packages: ['next', 'react'],
    keeps: true,
  },
  {
    name: 'nuxt',
    title: 'Nuxt',
    command: ['.output/server/index.mjs'],
    built: '.output/server/index.mjs',
    packages: ['nuxt', 'vue', 'nitropack'],
    newest: 'Nuxt 4.5.2 wants Node 22.19',
    keeps: true,
  },
  {
    name: 'sveltekit',
    title: 'SvelteKit',
    command: ['build/index.js'],
    built: 'build/index.js',
    packages: ['@sveltejs/kit', 'svelte', '@sveltejs/adapter-node'],
    newest: 'SvelteKit 3.2.0 wants Node 22.17',
    keeps: false,
  },
  {
    name: 'astro',
    title: 'Astro',
    command: ['dist/server/entry.mjs'],
    built: 'dist/server/entry.mjs',
    packages: ['astro', '@astrojs/node'],
    newest: 'Astro 7.3.5 wants Node 22.12',
    keeps: false,
  },
];

/** @type {Peer[]} */
export const peers = list.map((peer) => ({ ...peer, folder: path.join('bench/peers', peer.name) }));

/** No telemetry of a framework is sent. */
export const silent = {
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** @param {Peer} peer @param {string} data origin of the pages' data @returns {Contestant} */
export function contestantOf({ name, title, folder, command, packages, keeps }, data) {
  return {
    name,
    title,
    version: packages.map((each) => `${each} ${versionIn(folder, each)}`).join(', '),
    start: (port) =>
      startServer([process.execPath, ...command], {
        port,
        path: '/catalogue/1',
        cwd: folder,
        env: { ...silent, CATALOGUE_ORIGIN: data, NUXT_PUBLIC_CATALOGUE_ORIGIN: data },
        allocation: {},
      }),
    page: (number) => `/catalogue/${number}`,
    kept: keeps ? (number) => `/kept/${number}` : null,
  };
}

/**
 * This site. Its page cache has room for fewer than a hundred of the pages, so that one that is asked for again after
 * the others has been evicted; no pictures are made meanwhile.
 *
 * @param {string} data origin of the pages' data @param {string} copies folder of the last good copy of the content
 * @returns {Contestant}
 */
export function thisSite(data, copies) {
  /** @param {number} number */
  const page = (number) => `/${section}/${slugOfPage(number)}`;
  return {
    name: 'site',
    title: 'this site',
    version: ['@remix-run/node', 'react'].map((each) => `${each} ${versionIn('.', each)}`).join(', '),
    start: (port) =>
      startServer([process.execPath, 'build/server.js'], {
        port,
        path: page(1),
        env: {
          CONTENT_API_URL: `${data}/api`,
          CONTENT_COPY_PATH: copies,
          PAGE_CACHE_MEGABYTES: '1',
        },
      }),
    page,
    kept: page,
  };
}

/** @param {string} folder @param {string} name of a package */
function versionIn(folder, name) {
  return JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
