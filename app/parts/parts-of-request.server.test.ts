import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { json } from '~/framework/json.server';
import { HtmlPart } from './html-part.server';
import { keepParts, markupOfPart, withPartsOfRequest } from './parts-of-request.server';

const html = '<section id="tarifs"><p>4 800 €</p></section>';
const part = HtmlPart.of(html);
const { id, version } = part;
const rememberPart = (context: AppLoadContext) => keepParts(context, { part }).part;
const never = (): string => {
  throw new Error('no part is missing');
};

describe('the parts of a request', () => {
  it('have their HTML in its load context, and in no other', () => {
    const context = {};
    expect(rememberPart(context), 'its data').toEqual({ id, version });
    expect(markupOfPart(context, { id, version })).toBe(html);
    expect(markupOfPart({}, { id, version })).toBeUndefined();
  });

  it('come with their HTML to a navigation without reload', async () => {
    const context = {};
    rememberPart(context);
    const data = { title: 'BTSA', parts: { tarifs: { id, version }, none: null } };
    const answer = json(data, { status: 203, headers: { 'x-remix-response': 'yes' } });
    const whole = await withPartsOfRequest(answer, context, never);
    expect([whole.status, whole.headers.get('x-remix-response')]).toEqual([203, 'yes']);
    expect(await whole.json()).toEqual({
      title: 'BTSA',
      parts: { tarifs: { id, version, html }, none: null },
    });
  });

  it('are made when no loader has made them', async () => {
    const context = {};
    rememberPart(context);
    const lost = { id: 'pied-de-page', version: 'bare' };
    const whole = await withPartsOfRequest(
      json({ parts: { lost } }),
      context,
      ({ id }) => `<p id="${id}"></p>`,
    );
    expect(await whole.json()).toEqual({ parts: { lost: { ...lost, html: '<p id="pied-de-page"></p>' } } });
  });

  it('do not change an answer without parts', async () => {
    const context = {};
    const without = json({ title: 'BTSA' });
    expect(await withPartsOfRequest(without, context, never)).toBe(without);
    rememberPart(context);
    const moved = new Response(null, { status: 302, headers: { location: '/campus' } });
    expect(await withPartsOfRequest(moved, context, never)).toBe(moved);
    expect(await (await withPartsOfRequest(json(null), context, never)).json()).toBeNull();
  });
});
