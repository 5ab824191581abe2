// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { browsesList } from './browses-list';

const pressed = (key: string, and: KeyboardEventInit = {}) =>
  browsesList(new KeyboardEvent('keydown', { key, ...and }));

it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End', 'l', 'É'])('%s browses a list', (key) => {
  expect(pressed(key)).toBe(true);
});

it.each([' ', 'Enter', 'Tab', 'Escape', 'F4', 'Alt'])('%j does not', (key) => {
  expect(pressed(key)).toBe(false);
});

it('an arrow with Alt opens the list', () => {
  expect(pressed('ArrowDown', { altKey: true })).toBe(false);
});
