import { describe, expect, it } from 'vitest';
import { isPageMessage } from './messages';

const address = 'https://www.ecole.example/campus';

describe('messages from a page to the service worker', () => {
  it.each([
    { type: 'visited', address, pictures: [], assets: [] },
    { type: 'save', address, pictures: ['https://www.ecole.example/images/avif/640/a.jpg'] },
    { type: 'forget', address },
    { type: 'take-over' },
    { type: 'version' },
  ])('is understood: $type', (message) => {
    expect(isPageMessage(message)).toBe(true);
  });

  it.each([
    null,
    'take-over',
    {},
    { type: 'empty-everything' },
    { type: 'visited', address, pictures: [1], assets: [] },
    { type: 'visited', address },
    { type: 'visited', address, pictures: [], assets: [1] },
    { type: 'visited', address, pictures: [], assets: 'a.js' },
    { type: 'visited', address: 1, pictures: [], assets: [] },
    { type: 'save', address, pictures: ['/a.jpg', null] },
    { address, pictures: [], assets: [] },
    undefined,
    { type: 'save', pictures: [] },
    { type: 'forget' },
  ])('refuses %j', (message) => {
    expect(isPageMessage(message)).toBe(false);
  });
});
