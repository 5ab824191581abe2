import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResultList } from './result-list';

const result = { kind: 'faq', href: '/a', title: [], snippet: [], details: [] } as never;

describe('a result of the search', () => {
  it('has no line for facts without facts', () => {
    expect(renderToStaticMarkup(<ResultList results={[result]} />)).not.toContain('result-facts');
    expect(renderToStaticMarkup(<ResultList results={[result]} mixed />)).toContain('result-facts');
  });
});
