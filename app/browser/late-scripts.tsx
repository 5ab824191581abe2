/**
 * Loads the page's scripts after the page itself. Replaces Remix's `<Scripts>`, which requests them as early as
 * possible; on a phone they would compete with style sheet, fonts and picture.
 */
import { Scripts, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import type { beginScripts } from './begin-scripts';
import beginText from './begin-scripts.inline?script';
import { PageScripts } from './page-scripts';
import { ScriptNonce, ScriptRegistry } from './script-registry';

export const LateScripts = import.meta.env.DEV ? ScriptsOfDevelopment : ScriptsAfterLoad;

/** Remix's own scripts, with hot reload. */
function ScriptsOfDevelopment() {
  return <Scripts nonce={useContext(ScriptNonce)} />;
}

/** Its script is written on the server only: the browser keeps the server's markup. */
function ScriptsAfterLoad() {
  const page = useContext(PageScripts);
  const matches = useMatches();
  if (!import.meta.env.SSR || !page) return <Inline script=" " />;
  const { entry, routes, url } = page.manifest;
  const matchingRoutes = matches.flatMap(({ id }) => routes[id] ?? []);
  const routeImports = matchingRoutes.flatMap(({ imports = [] }) => imports);
  const moduleAddresses = matchingRoutes.map(({ module }) => module);
  const begin = beginScript(
    matchingRoutes.map(({ id, module }) => [id, module] as const),
    [...new Set([...entry.imports, ...routeImports, url, ...moduleAddresses])],
    entry.module,
  );
  return <Inline script={page.state + begin} />;
}

function Inline({ script }: { script: string }) {
  useContext(ScriptRegistry)(script);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Remix's escaped state and of the build's addresses
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The text of `begin-scripts.ts`, with the addresses of this page. */
export function beginScript(...page: Parameters<typeof beginScripts>): string {
  return beginText.replace('...__PAGE__', () => page.map((part) => JSON.stringify(part)).join());
}
