// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { video } from './definition.server';
import { videoExample } from './example';
import { Video } from './video';

describe('video', () => {
  it('shows poster, title, duration and transcript', async () => {
    const { container } = renderBlock(Video, await parseExample(video, videoExample));
    expect(screen.getByRole('heading', { level: 2, name: videoExample.title })).toBeTruthy();
    expect(screen.getByRole('img', { name: videoExample.poster.alternativeText })).toBeTruthy();
    expect(screen.getByText(/3 min 40/)).toBeTruthy();
    expect(container.querySelector('details .prose')?.textContent).toContain('onze espèces');
  });

  it.each([
    ['youtube', 'https://www.youtube.com/watch?v=iet-demo-ecole'],
    ['vimeo', 'https://vimeo.com/iet-demo-ecole'],
  ])('leads to the video on %s, which learns nothing of the page', async (provider, href) => {
    renderBlock(Video, await parseExample(video, { ...videoExample, provider }));
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('loads nothing from a third party', async () => {
    const { container } = renderBlock(Video, await parseExample(video, videoExample));
    expect(container.querySelector('iframe, script, video')).toBeNull();
    const loaded = [...container.querySelectorAll('[src], [srcset]')].flatMap((element) => [
      element.getAttribute('src') ?? '',
      element.getAttribute('srcset') ?? '',
    ]);
    expect(loaded.join()).not.toMatch(/https?:|\/\//);
  });

  it('is refused for a provider or an identifier nobody knows', async () => {
    await expect(parseExample(video, { ...videoExample, provider: 'autre' })).rejects.toThrow();
    await expect(parseExample(video, { ...videoExample, videoId: 'x"><script>' })).rejects.toThrow();
  });
});
