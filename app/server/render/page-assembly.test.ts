import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assemble, placeholder, scriptHash, toSegments } from './page-assembly';

const assembled = (text: string, pieces: Parameters<typeof assemble>[1]) =>
  assemble(toSegments(text), pieces).toString();

describe('a page put together from pieces', () => {
  it('has each piece at its mark, whatever it contains', () => {
    const html = `<nav>${placeholder('navigation')}</nav>É 🌱${placeholder('part-a_b-1')}</body>`;
    const pieces = { navigation: Buffer.from('<a>Écoles’</a>'), 'part-a_b-1': Buffer.from('{"$1":"$&"}') };
    expect(assembled(html, pieces)).toBe('<nav><a>Écoles’</a></nav>É 🌱{"$1":"$&"}</body>');
  });

  it('is the text itself when nothing is marked', () => {
    expect(assembled('<p>É</p>', {})).toBe('<p>É</p>');
  });

  it('has nothing where a piece is missing', () => {
    expect(assembled(`<nav>${placeholder('navigation')}</nav>`, {})).toBe('<nav></nav>');
  });
});

describe('the hash of a script', () => {
  it('is that of the script as the page has it', () => {
    const script = toSegments(`window.state=${placeholder('data')};begin("é 🌱")`);
    const pieces = { data: Buffer.from('{"ville":"Orléans"}') };
    const hash = createHash('sha256').update(assemble(script, pieces)).digest('base64');
    expect(scriptHash(script, pieces)).toBe(`sha256-${hash}`);
  });
});
