/** Regular expressions that modules compose while they are loaded or used. */
import { pathToFileURL } from 'node:url';

interface ComposedPattern {
  file: string;
  pattern: RegExp;
}

/** Runs `work` and notes each expression that a source of the site has composed in it. */
export async function composedIn(work: () => Promise<void>): Promise<ComposedPattern[]> {
  const composed: ComposedPattern[] = [];
  const root = `${process.cwd()}/`;
  const own = globalThis.RegExp;
  const note = (pattern: RegExp) => {
    // The caller of the constructor, behind this function and the trap.
    const caller = new Error().stack?.split('\n')[3] ?? '';
    const place = caller.split(root)[1] ?? caller.split(pathToFileURL(root).href)[1] ?? '';
    const name = place.replace(/(?::\d+){2}\)?$/, '');
    // Strapi's project has separate packages once it has been run.
    if (/^(?:app|content-(?:model|service))\/(?!.*node_modules)/.test(name))
      composed.push({ file: name, pattern });
    return pattern;
  };
  globalThis.RegExp = new Proxy(own, {
    construct: (target, args) => note(Reflect.construct(target, args) as RegExp),
    apply: (target, self, args) => note(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = own;
  }
  return composed;
}
