/**
 * The oldest browsers for which the build is made (docs/architecture.md, 'The page stays'). Style sheets also work in
 * some that get no scripts: `app/browser/able-browser.ts` keeps the scripts from these.
 */

interface Browsers {
  chrome: string;
  edge: string;
  firefox: string;
  safari: string;
  ios: string;
}

export const scriptBrowsers: Browsers = {
  chrome: '120',
  edge: '120',
  firefox: '125',
  safari: '17.0',
  ios: '17.0',
};

export const styleBrowsers: Browsers = {
  chrome: '111',
  edge: '111',
  firefox: '125',
  safari: '16.4',
  ios: '16.4',
};

/** The browsers in esbuild's notation. */
export function asTargets(browsers: Browsers): string[] {
  return Object.entries(browsers).map(([name, version]) => name + version);
}

/** The browsers in Lightning CSS's notation. */
export function asVersions({ ios, ...browsers }: Browsers): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...browsers, ios_saf: ios }).map(([name, version]) => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return [name, (major << 16) | (minor << 8)];
    }),
  );
}
