/**
 * Loads the page's scripts after the page itself. Replaces Remix's `<Scripts>`, which requests them as early as
 * possible; on a phone they would compete with style sheet, fonts and picture.
 */
import { UNSAFE_RemixContext as RemixContext, Scripts, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { WrittenScripts } from './written-scripts';

/** In development, Remix's own `<Scripts>` with hot reload. */
export const LateScripts = import.meta.env.DEV ? Scripts : ScriptsAfterLoad;

/** Rendered on the server only: the browser keeps the server's markup. */
function ScriptsAfterLoad() {
  const context = useContext(RemixContext);
  const routes = useMatches().map(({ id }) => id);
  if (!import.meta.env.SSR || !context?.serverHandoffString) return <Inline script=" " />;
  const { entry, routes: files, url } = context.manifest;
  const matching = routes.flatMap((id) => files[id] ?? []);
  const modules = matching.map(({ id, module }) => [id, module] as const);
  const parts = matching.flatMap(({ imports = [] }) => imports);
  const state = `window.__remixContext=${context.serverHandoffString};`;
  const begin = scriptThatBegins({
    routes: modules,
    modules: [...new Set([...entry.imports, ...parts, url, ...modules.map(([, module]) => module)])],
    entry: entry.module,
  });
  return <Inline script={state + begin} />;
}

function Inline({ script }: { script: string }) {
  useContext(WrittenScripts)(script);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Remix's escaped state and of the build's addresses
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

interface Begin {
  /** Id and module's address of each route that matches. */
  routes: readonly (readonly [id: string, module: string])[];
  /** Addresses of these modules and their dependencies, dependencies first. */
  modules: readonly string[];
  /** Address of the entry that hydrates the page. */
  entry: string;
}

/**
 * Requests the scripts when the page is loaded and painted and the browser is idle, or at the first pointer, key or
 * touch event. Until then links and forms work natively.
 * All may be there before the first of it is painted, so the first words are waited for, and a frame for the picture:
 * in a tab behind others, until it shows. A pointer that only rests where a page appears is no sign of anybody, though
 * browsers say that it moved.
 *
 * All are fetched at once and run one by one, what others are made of first: run in one go they would hold a
 * finger up for a tenth of a second on a phone. The links are gone again when React compares the document.
 * Where a file cannot be had, the page stays as it came.
 */
export function scriptThatBegins({ routes, modules, entry }: Begin): string {
  return `((routes,files,entry)=>{let begun;
const heard=new AbortController();
const begin=async()=>{if(begun)return;begun=true;heard.abort();
const links=[...files,entry].map((href)=>Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
document.head.append(...links);const run={};
try{for(const file of files){run[file]=await import(file);await new Promise((next)=>setTimeout(next))}}catch{return}
for(const link of links)link.remove();
window.__remixRouteModules=Object.fromEntries(routes.map(([id,file])=>[id,run[file]]));import(entry)};
const resting=({type,movementX,movementY})=>type==="pointermove"&&!movementX&&!movementY;
for(const sign of ["pointerdown","pointermove","keydown"])
addEventListener(sign,(event)=>resting(event)||begin(),{passive:true,signal:heard.signal});
const idle=()=>self.requestIdleCallback?requestIdleCallback(begin,{timeout:1000}):setTimeout(begin);
const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(idle));
addEventListener("load",()=>{if(!PerformanceObserver.supportedEntryTypes.includes("paint"))return painted();
new PerformanceObserver((seen,paints)=>{if(seen.getEntriesByName("first-contentful-paint").length){
paints.disconnect();painted()}}).observe({type:"paint",buffered:true})})
})(${[routes, modules, entry].map((value) => JSON.stringify(value)).join()})`;
}
