/** The one list of addresses, compared with the code. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplePages } from './derived';
import { siteAddresses } from './site-addresses';

describe('the list of addresses', () => {
  it('names every route module, and no other', () => {
    const modules = readdirSync('app/routes').filter((name) => /(?<!\.test)\.tsx?$/.test(name));
    expect([...new Set(siteAddresses.map(({ module }) => module))].sort()).toEqual(modules.sort());
  });

  it('has each address once, and a unique name for each state', () => {
    const paths = siteAddresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const names = examplePages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a name for each screen of the plan, and the reverse', () => {
    const nameless = siteAddresses.filter(
      (entry) => entry.kind === 'screen' && entry.plan && entry.links.length === 0,
    );
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });
});
