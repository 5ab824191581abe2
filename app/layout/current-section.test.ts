import { describe, expect, it } from 'vitest';
import { currentState } from './current-section';

describe('the menu entry of the current page', () => {
  it('is marked as the page itself', () => {
    expect(currentState('/campus', '/campus')).toBe('page');
  });

  it('is marked when the page belongs to it', () => {
    expect(currentState('/campus/lyon', '/campus')).toBe('true');
  });

  it('is not marked for an address that only starts with the same letters', () => {
    expect(currentState('/entreprises', '/entreprise')).toBeUndefined();
  });

  it('does not count the home page as the parent of all pages', () => {
    expect(currentState('/campus', '/')).toBeUndefined();
    expect(currentState('/', '/')).toBe('page');
  });
});
