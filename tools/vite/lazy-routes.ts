/**
 * Loads the code of each page with its first request (docs/decisions/088-routes-on-first-use.md): Remix imports every
 * route at the start of the server's build, and this puts a dynamic import in each one's place.
 */
import type { Plugin } from 'vite';
import { lazyExports } from '../../app/server/routes-on-first-use';

export const serverBuild = '\0virtual:remix/server-build';
const standIn = '~/server/routes-on-first-use';

export function lazyRoutes(): Plugin {
  return {
    name: 'lazy-routes',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'post',
    async transform(code, id) {
      if (id !== serverBuild) return;
      let changed = code;
      for (const [statement, name, quoted] of code.matchAll(/import \* as (route\d+) from ("[^"]+");/g)) {
        const found = await this.resolve(JSON.parse(quoted as string), id);
        if (!found) throw new Error(`no module for ${statement}`);
        const { exports } = await this.load({ id: found.id, resolveDependencies: false });
        // The root, which every page is made in, has more than can stand in.
        if (!exports?.every((each) => (lazyExports as readonly string[]).includes(each))) continue;
        changed = changed
          .replace(statement as string, '')
          .replace(
            new RegExp(String.raw`module: ${name}\b`),
            `module: routeOnFirstUse(() => import(${quoted}), ${JSON.stringify(exports)})`,
          );
      }
      return { code: `import { routeOnFirstUse } from '${standIn}';\n${changed}`, map: null };
    },
  };
}
