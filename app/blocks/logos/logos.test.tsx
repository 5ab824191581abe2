// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { logosDefinition } from './definition.server';
import { logosExample } from './example';
import { LogosBlock } from './logos';

describe('the logos block', () => {
  it('names the partners of the kind the editor chose', async () => {
    const block = await parseExample(logosDefinition, logosExample);
    renderBlock(LogosBlock, block);
    expect(screen.getAllByRole('listitem')).toHaveLength(block.partners.length);
    expect(screen.getByText('Loutre & Méandres')).toBeTruthy();
  });

  it('links a partner that has a site, and says it is another one', async () => {
    renderBlock(LogosBlock, await parseExample(logosDefinition, logosExample));
    const link = screen.getByRole('link', { name: /Loutre & Méandres.*autre site/ });
    expect(link.getAttribute('href')).toBe('https://www.loutre-et-meandres.example/');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is not rendered for a kind of partner that the school lacks', async () => {
    expect(await logosDefinition.read({ ...logosExample, kind: 'mecene' }, contextOfTests())).toBeNull();
  });
});
