// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stepsBlock } from '../../../content-model/blocks/steps';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { stepsExample } from './example';
import { StepsBlock } from './steps';

describe('the steps block', () => {
  it('lists the steps in order below its title', async () => {
    const { container } = renderBlock(StepsBlock, await parseExample(defineBlock(stepsBlock), stepsExample));
    expect(container.querySelector('ol')?.children).toHaveLength(3);
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual(stepsExample.items.map(({ title }) => title));
  });

  it('numbers the steps once: the drawn numbers are not read out', async () => {
    const { container } = renderBlock(StepsBlock, await parseExample(defineBlock(stepsBlock), stepsExample));
    const marks = [...container.querySelectorAll('li > [aria-hidden=true]')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['1', '2', '3']);
    for (const mark of marks) mark.remove();
    expect(container.querySelector('ol')?.textContent).not.toMatch(/[123]/);
  });

  it('is refused without steps', async () => {
    await expect(parseExample(defineBlock(stepsBlock), { ...stepsExample, items: [{}] })).rejects.toThrow();
  });
});
