/**
 * The browsers the build is made for (docs/architecture.md, 'The page stays'): `app/browser/able-browser.ts` keeps the
 * scripts from all before them. Style sheets are written for some that are older, whose pages have no scripts.
 */

interface Browsers {
  chrome: string;
  edge: string;
  firefox: string;
  safari: string;
  ios: string;
}

export const ofScripts: Browsers = {
  chrome: '120',
  edge: '120',
  firefox: '125',
  safari: '17.0',
  ios: '17.0',
};

export const ofStyles: Browsers = {
  chrome: '111',
  edge: '111',
  firefox: '125',
  safari: '16.4',
  ios: '16.4',
};

/** In esbuild's notation. */
export function asTargets(browsers: Browsers): string[] {
  return Object.entries(browsers).map(([name, version]) => name + version);
}

/** In Lightning CSS's notation. */
export function asVersions({ ios, ...browsers }: Browsers): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...browsers, ios_saf: ios }).map(([name, version]) => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return [name, (major << 16) | (minor << 8)];
    }),
  );
}
