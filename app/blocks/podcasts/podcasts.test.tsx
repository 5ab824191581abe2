// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { podcastsDefinition } from './definition.server';
import { podcastsExample } from './example';
import { PodcastsBlock } from './podcasts';

describe('the podcasts block', () => {
  it('shows the latest episodes, each with its transcription', async () => {
    const block = await parseExample(podcastsDefinition, podcastsExample);
    const { container } = renderBlock(PodcastsBlock, block);
    expect(block.items.map(({ number }) => number)).toEqual([6, 5]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Tous les épisodes' }).getAttribute('href')).toBe(
      '/decouvrez-nos-podcasts',
    );
    expect(container.querySelectorAll('details .prose p').length).toBeGreaterThanOrEqual(2);
  });
});
