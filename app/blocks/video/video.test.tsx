// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { videoDefinition } from './definition.server';
import { videoExample } from './example';
import { VideoBlock } from './video';

describe('video', () => {
  it('shows poster, title, duration and transcript', async () => {
    const { container } = renderBlock(VideoBlock, await parseExample(videoDefinition, videoExample));
    expect(screen.getByRole('heading', { level: 2, name: videoExample.title })).toBeTruthy();
    expect(screen.getByRole('img', { name: videoExample.poster.alternativeText })).toBeTruthy();
    expect(screen.getByText(/3 min 40/)).toBeTruthy();
    expect(container.querySelector('details .prose')?.textContent).toContain('onze espèces');
  });

  it.each([
    ['youtube', 'https://www.youtube.com/watch?v=iet-demo-ecole'],
    ['vimeo', 'https://vimeo.com/iet-demo-ecole'],
  ])('links to the video on %s, which cannot reach this page', async (provider, href) => {
    renderBlock(VideoBlock, await parseExample(videoDefinition, { ...videoExample, provider }));
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it.each([
    ['youtube', 'https://www.youtube-nocookie.com/embed/iet-demo-ecole?rel=0'],
    ['vimeo', 'https://player.vimeo.com/video/iet-demo-ecole?dnt=1'],
  ])('plays %s in place once its poster is pressed', async (provider, player) => {
    const { container } = renderBlock(
      VideoBlock,
      await parseExample(videoDefinition, { ...videoExample, provider }),
    );
    fireEvent.click(screen.getByRole('link', { name: new RegExp(videoExample.title) }));
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(player);
    expect(frame?.title).toBe(videoExample.title);
  });

  it('leaves a press for a new tab to the browser', async () => {
    const { container } = renderBlock(VideoBlock, await parseExample(videoDefinition, videoExample));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: new RegExp(videoExample.title) }), { ctrlKey: true });
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('loads nothing from a third party', async () => {
    const { container } = renderBlock(VideoBlock, await parseExample(videoDefinition, videoExample));
    expect(container.querySelector('iframe, script, video')).toBeNull();
    const loaded = [...container.querySelectorAll('[src], [srcset]')].flatMap((element) => [
      element.getAttribute('src') ?? '',
      element.getAttribute('srcset') ?? '',
    ]);
    expect(loaded.join()).not.toMatch(/https?:|\/\//);
  });

  it('plays the pasted address, an unlisted video with its hash', async () => {
    const videoId = 'https://vimeo.com/123456789/0a1b2c3d4e';
    renderBlock(VideoBlock, await parseExample(videoDefinition, { ...videoExample, videoId }));
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe(videoId);
  });

  it.each([
    [videoExample.title, 3],
    [null, 2],
  ])('continues the levels of titles in its transcript below %s', async (title, level) => {
    const transcript = '<h2>Au bord de l’eau</h2><p>Il est huit heures.</p>';
    const block = await parseExample(videoDefinition, { ...videoExample, title, transcript });
    const { container } = renderBlock(VideoBlock, block);
    expect(container.querySelector('.prose')?.firstElementChild?.localName).toBe(`h${level}`);
  });

  it('has no link for an unknown identifier, and is then refused without a transcript', async () => {
    const unknown = { ...videoExample, videoId: 'x"><script>' };
    expect((await parseExample(videoDefinition, unknown)).video).toBeNull();
    await expect(parseExample(videoDefinition, { ...unknown, transcript: '' })).rejects.toThrow();
  });
});
