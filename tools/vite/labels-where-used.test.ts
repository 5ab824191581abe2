import type { ResolvedConfig } from 'vite';
import { expect, it } from 'vitest';
import { labelsWhereUsed } from './labels-where-used';

interface Hooks {
  configResolved(config: Pick<ResolvedConfig, 'root' | 'command'>): void;
  load(id: string): string | undefined;
  transform(code: string, id: string): { code: string } | undefined;
  buildEnd(this: { error(message: string): never }): void;
}

function pluginAt(root: string): Hooks {
  const plugin = labelsWhereUsed() as unknown as Hooks;
  plugin.configResolved({ root, command: 'build' });
  return plugin;
}

it.each(['/srv/Mon école/site', 'C:/Users/Mon école/site'])(
  'below %s a module has its own labels',
  (root) => {
    const { load, transform } = pluginAt(root);
    const own = transform(`t('commons.close')`, `${root}/app/ui/dialog.tsx`)?.code;
    expect(own).toContain('"commons.close":');
    expect(own).not.toContain('"agenda.');
    expect(load(`${root}/app/site/labels/index.ts`)).toBe('export const defaultLabels = {};');
  },
);

it('a build that leaves no label out is refused', () => {
  const { buildEnd } = pluginAt('/srv/site');
  const error = (message: string): never => {
    throw new Error(message);
  };
  expect(() => buildEnd.call({ error })).toThrow('/srv/site/app/site/labels/index.ts');
});
