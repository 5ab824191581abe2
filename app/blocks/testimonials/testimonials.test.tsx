// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testimonialsBlock } from '../../../content-model/blocks/testimonials';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { testimonialsExample } from './example';
import { TestimonialsBlock } from './testimonials';

describe('the testimonials block', () => {
  it('quotes each person with name and role', async () => {
    renderBlock(TestimonialsBlock, await parseExample(defineBlock(testimonialsBlock), testimonialsExample));
    const figures = screen.getAllByRole('figure');
    expect(figures).toHaveLength(2);
    expect(figures[0]?.querySelector('blockquote')?.textContent).toBe(testimonialsExample.items[0]?.quote);
    expect(figures[0]?.querySelector('figcaption')?.textContent).toContain('Maïwenn Le\u00a0Goaziou');
  });

  it('does without a portrait', async () => {
    const { container } = renderBlock(
      TestimonialsBlock,
      await parseExample(defineBlock(testimonialsBlock), testimonialsExample),
    );
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('leaves out a person without a testimonial', async () => {
    const items = [{ quote: '', name: 'Zoé', role: 'Étudiante' }, ...testimonialsExample.items];
    expect(
      (await parseExample(defineBlock(testimonialsBlock), { ...testimonialsExample, items })).items,
    ).toHaveLength(2);
  });
});
