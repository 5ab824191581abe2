// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timelineBlock } from '../../../content-model/blocks/timeline';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { timelineExample } from './example';
import { TimelineBlock } from './timeline';

describe('the timeline block', () => {
  it('shows the moments in order, each with its date', async () => {
    renderBlock(TimelineBlock, await parseExample(defineBlock(timelineBlock), timelineExample));
    const moments = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(moments).toHaveLength(3);
    expect(moments[0]).toContain('1989');
    expect(moments[2]).toContain('De 2003 à 2004');
  });

  it('leaves out a date without text, and is refused when no date remains', async () => {
    const [moment] = timelineExample.items;
    const items = [{ date: '1989' }, moment];
    expect(
      (await parseExample(defineBlock(timelineBlock), { ...timelineExample, items })).items,
    ).toHaveLength(1);
    await expect(
      parseExample(defineBlock(timelineBlock), { ...timelineExample, items: [] }),
    ).rejects.toThrow();
  });
});
