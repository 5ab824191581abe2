// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardsBlock } from '../../../content-model/blocks/cards';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { CardsBlock } from './cards';
import { cardsExample, plainCardsExample } from './example';

describe('cards', () => {
  it('lists each card with its title, its text and its link', async () => {
    renderBlock(CardsBlock, await parseExample(defineBlock(cardsBlock), cardsExample));
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(cardsExample.items.length);
    expect(screen.getByRole('heading', { level: 3, name: 'Eau' })).toBeTruthy();
    expect(
      within(items[0] as HTMLElement)
        .getByRole('link', { name: 'Eau' })
        .getAttribute('href'),
    ).toBe('/formations?secteur=eau');
  });

  it('shows a card without a target without a link, and keeps titles within six levels', async () => {
    const [, second] = plainCardsExample.items;
    renderBlock(
      CardsBlock,
      await parseExample(defineBlock(cardsBlock), {
        ...plainCardsExample,
        title: undefined,
        items: [second],
      }),
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: second?.title })).toBeTruthy();
  });

  it('has a working link for an address in a card, beside where the card leads', async () => {
    const [first] = plainCardsExample.items;
    const items = [{ ...first, text: 'admissions@iet.example, sous deux jours ouvrés.' }];
    const { container } = renderBlock(
      CardsBlock,
      await parseExample(defineBlock(cardsBlock), { ...plainCardsExample, items }),
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      first?.href,
      'mailto:admissions@iet.example',
    ]);
    expect(container.querySelector('a a')).toBeNull();
  });

  it('shows which of the cards without pictures lead on', async () => {
    const { container } = renderBlock(
      CardsBlock,
      await parseExample(defineBlock(cardsBlock), plainCardsExample),
    );
    expect(container.querySelectorAll('.entry-title .icon')).toHaveLength(2);
  });

  it('leaves out an empty card; is refused when no card remains', async () => {
    const items = [{ href: '/campus' }, ...cardsExample.items];
    expect((await parseExample(defineBlock(cardsBlock), { ...cardsExample, items })).items).toHaveLength(3);
    await expect(
      parseExample(defineBlock(cardsBlock), { ...cardsExample, items: [{ title: '' }] }),
    ).rejects.toThrow();
  });
});
