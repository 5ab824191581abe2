import { expect, it } from 'vitest';
import { createSeal } from './sealed';
import { createSealedTexts } from './sealed-texts.server';
import type { Store } from './store.server';

/** A store that anybody with its password may write to. */
function openStore() {
  const kept = new Map<string, string>();
  const store = {
    set: async (name: string, text: string) => kept.set(name, text) && 'OK',
    getEx: async (name: string) => kept.get(name) ?? null,
  };
  return { kept, link: { ask: (command: (client: typeof store) => unknown) => command(store) } };
}

it('ignores a text that was copied under another name', async () => {
  const { kept, link } = openStore();
  const seal = createSeal('a secret of the school', 'session of an editor');
  const texts = createSealedTexts(link as unknown as Store, seal, 'session', 1000);
  await texts.write('guest', '{"role":"Super Admin"}');
  await texts.write('editor', '{"role":"Rédaction"}');
  const [[ofGuest = '', text = ''] = [], [ofEditor = ''] = []] = [...kept];
  kept.set(ofEditor, text);
  expect(ofGuest).not.toBe(ofEditor);
  expect(await texts.read('editor')).toBeNull();
  expect(await texts.read('guest')).toBe('{"role":"Super Admin"}');
  kept.set(ofGuest, 'of the version before');
  expect(await texts.read('guest')).toBeNull();
});
