// @vitest-environment jsdom
/** How long a failed test's message about a missing element is: `tests/setup.ts` holds for every test. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const complaintOf = (look: () => unknown): string => {
  try {
    look();
  } catch (error) {
    return String(error);
  }
  throw new Error('the element was found');
};

describe('an element that is missing', () => {
  it('is named, and its surroundings take no more than a screen', () => {
    render(
      <ul>
        {Array.from({ length: 300 }, (_, place) => (
          <li key={`campus-${String(place)}`}>
            <a href={`/campus/${place}`}>{`Campus ${place}`}</a>
          </li>
        ))}
      </ul>,
    );
    for (const look of [
      () => screen.getByRole('button', { name: 'Réessayer' }),
      () => screen.getByText('Réessayer'),
    ]) {
      const complaint = complaintOf(look);
      expect(complaint).toContain('Réessayer');
      expect(complaint.split('\n').length).toBeLessThan(30);
    }
  });
});
