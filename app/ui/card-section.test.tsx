// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardSection } from './card-section';

afterEach(cleanup);

const works = ['Mares', 'Haies', 'Loutres'].map((title) => ({ slug: title.toLowerCase(), title }));

it.each([
  [1, 0],
  [2, 0],
  [3, 3],
])('shows %i entries as %i cards, and as lines otherwise', (count, cards) => {
  render(
    <CardSection
      title="Travaux"
      items={works.slice(0, count)}
      card={({ title }) => <article>{title}</article>}
      line={({ slug }) => ({ href: `/travaux/${slug}`, facts: 'Nantes' })}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryAllByRole('article')).toHaveLength(cards);
  const lines = screen.queryAllByRole('link').map((link) => link.parentElement?.textContent);
  expect(lines).toEqual(cards > 0 ? [] : works.slice(0, count).map(({ title }) => `${title} Nantes`));
});
