import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assemblePage, placeholder, scriptHash } from './page-assembly';

describe('a page put together from pieces', () => {
  it('has each piece at its mark, whatever it contains', () => {
    const html = `<nav>${placeholder('navigation')}</nav>É 🌱${placeholder('data')}</body>`;
    const pieces = { navigation: Buffer.from('<a>Écoles’</a>'), data: '{"$1":"$&"}' };
    expect(assemblePage([html], pieces).toString()).toBe('<nav><a>Écoles’</a></nav>É 🌱{"$1":"$&"}</body>');
  });

  it('is the text itself when nothing is marked', () => {
    expect(assemblePage(['<p>', 'É</p>'], {}).toString()).toBe('<p>É</p>');
  });

  it('has nothing where a piece is missing', () => {
    expect(assemblePage([`<nav>${placeholder('navigation')}</nav>`], {}).toString()).toBe('<nav></nav>');
  });
});

describe('the hash of a script', () => {
  it('is that of the script as the page has it', () => {
    const script = `window.state=${placeholder('data')};begin("é 🌱")`;
    const pieces = { data: Buffer.from('{"ville":"Orléans"}') };
    const hash = createHash('sha256')
      .update(assemblePage([script], pieces))
      .digest('base64');
    expect(scriptHash(script, pieces)).toBe(`sha256-${hash}`);
  });
});
