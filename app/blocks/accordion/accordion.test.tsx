// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { AccordionBlock } from './accordion';
import { accordionDefinition } from './definition.server';
import { accordionExample, topicAccordionExample } from './example';

describe('accordion', () => {
  it('opens natively: each question is the summary of its answer', async () => {
    const { container } = renderBlock(
      AccordionBlock,
      await parseExample(accordionDefinition, accordionExample),
    );
    const details = [...container.querySelectorAll('details')];
    expect(details.map((item) => item.querySelector('summary')?.textContent?.replace('\u202f', ' '))).toEqual(
      accordionExample.items.map((item) => item.question),
    );
    expect(details.every((item) => !item.open)).toBe(true);
  });

  it('keeps the links of an answer', async () => {
    const { container } = renderBlock(
      AccordionBlock,
      await parseExample(accordionDefinition, accordionExample),
    );
    expect(container.querySelector('details a')?.getAttribute('href')).toBe('/agenda');
  });

  it('shows the FAQ of its topic', async () => {
    const block = await parseExample(accordionDefinition, topicAccordionExample);
    expect(block.items.length).toBeGreaterThan(1);
    renderBlock(AccordionBlock, block);
    expect(screen.getByText('Comment demander un aménagement pour les examens ?')).toBeTruthy();
  });

  it.each(['', null])('is not shown if each answer of its topic is %j', async (answer) => {
    const { content } = createRig({
      async spoil(request, response) {
        if (!request.url.includes('/faqs')) return response;
        const { data, meta } = await response.json();
        return Response.json({ data: data.map((faq: object) => ({ ...faq, answer })), meta });
      },
    });
    const context = { ...contextOfTests(), content };
    expect(await accordionDefinition.read(topicAccordionExample, context)).toBeNull();
  });

  it('is not shown without questions, and is refused when the topic is unknown', async () => {
    expect(
      await accordionDefinition.read({ ...topicAccordionExample, topic: 'inconnu' }, contextOfTests()),
    ).toBeNull();
    expect(await accordionDefinition.read({ title: 'Vide' }, contextOfTests())).toBeNull();
    await expect(
      parseExample(accordionDefinition, { ...topicAccordionExample, topic: '../faqs' }),
    ).rejects.toThrow();
  });
});
