// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { downloadsDefinition } from './definition.server';
import { DownloadsBlock } from './downloads';
import { downloadsExample } from './example';

describe('downloads', () => {
  it('links each file, with its format and size', async () => {
    renderBlock(DownloadsBlock, await parseExample(downloadsDefinition, downloadsExample));
    const link = screen.getByRole('link', { name: 'Rapport annuel des engagements (PDF balisé, 1,4 Mo)' });
    expect(link.getAttribute('href')).toBe('https://media.iet.example/documents/rapport-engagements.pdf');
    expect(screen.getByRole('link', { name: 'Données ouvertes du suivi (CSV)' })).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Demander un document sous une autre forme' });
    expect(other.getAttribute('href')).toBe('/declaration-accessibilite');
  });

  it('leaves out a file without a safe link; is refused when no file remains', async () => {
    const trap = { label: 'Piège', url: 'javascript:alert(1)', format: 'PDF' };
    const items = [trap, ...downloadsExample.items];
    expect((await parseExample(downloadsDefinition, { ...downloadsExample, items })).items).toHaveLength(3);
    await expect(parseExample(downloadsDefinition, { ...downloadsExample, items: [trap] })).rejects.toThrow();
  });
});
