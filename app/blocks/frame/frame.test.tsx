// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameBlock } from '../../../content-model/blocks/frame';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { frameExample } from './example';
import { FrameBlock } from './frame';

describe('external frame', () => {
  it('names the other service and links to it without a referrer', async () => {
    renderBlock(FrameBlock, await parseExample(defineBlock(frameBlock), frameExample));
    const link = screen.getByRole('link', { name: /^Ouvrir/ });
    expect(link.getAttribute('href')).toBe(frameExample.url);
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('formulaires.iet.example')).toBeTruthy();
    expect(document.body.textContent).toContain(frameExample.intro);
  });

  it('loads nothing from the other site', async () => {
    const { container } = renderBlock(FrameBlock, await parseExample(defineBlock(frameBlock), frameExample));
    expect(container.querySelector('iframe, script, [src]')).toBeNull();
  });

  it.each([
    'http://formulaires.iet.example',
    'https://agent:secret@iet.example',
    'javascript:alert(1)',
    '/depot',
  ])('is refused for %s', async (url) => {
    await expect(parseExample(defineBlock(frameBlock), { ...frameExample, url })).rejects.toThrow();
  });
});
