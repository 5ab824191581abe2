import { expect, it, vi } from 'vitest';
import type { EditorSession } from '~/editors/editor';
import type { Editors } from '~/editors/editors.server';
import type { Exchange } from '../http/exchange';
import { recogniseEditor } from './recognise-editor';

const session = { id: 'a' } as EditorSession;
const exchangeOf = (cookie?: string) => ({ incoming: { headers: { cookie } } }) as unknown as Exchange;

it('looks a session up only where a cookie of that name is sent', async () => {
  const sessionOf = vi.fn(async (header: string) => (header === 'apercu=right' ? session : null));
  const step = recogniseEditor({ available: true, sessionOf } as unknown as Editors);
  for (const cookie of [undefined, '', 'origine-tracking=direct; __Host-choix-cookies=1:2026']) {
    const exchange = exchangeOf(cookie);
    expect(step(exchange)).toBe(false);
    expect('editor' in exchange).toBe(false);
  }
  expect(sessionOf).not.toHaveBeenCalled();
  const [forged, right] = [exchangeOf('apercu=wrong'), exchangeOf('apercu=right')];
  for (const exchange of [forged, right]) expect(await step(exchange)).toBe(false);
  expect([forged.editor, right.editor]).toEqual([undefined, session]);
});
