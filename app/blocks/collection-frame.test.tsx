// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CollectionFrame } from './collection-frame';

afterEach(cleanup);

const block = {
  id: 'bloc-1',
  appearance: { anchor: null, surface: 'plain', width: 'normal', tone: 'forest' } as const,
  title: 'Métiers',
  intro: null,
};
const show = (items: readonly string[], emptyText?: string) =>
  render(
    <CollectionFrame
      block={block}
      items={items}
      keyOf={(item) => item}
      renderCard={(item) => item}
      emptyText={emptyText}
    />,
  ).container;

it('lists its cards', () => {
  show(['hydrologue', 'garde']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('has a text in the place of an empty list', () => {
  show([], 'Rien pour l’instant.');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Rien pour l’instant.')).toBeTruthy();
});

it('is not there without a card and a text', () => {
  expect(show([]).innerHTML).toBe('');
});
