// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useAskedField } from './use-asked-field';

afterEach(cleanup);

function Field({ asked }: { asked: string }) {
  return <input ref={useAskedField(asked)} defaultValue={asked} />;
}

function served(asked: string) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Field asked={asked} />);
  return { container, input: container.querySelector('input') as HTMLInputElement };
}

it('keeps text typed before the scripts started', () => {
  const { container, input } = served('');
  input.value = 'gemo';
  render(<Field asked="" />, { container, hydrate: true });
  expect(input.value).toBe('gemo');
});

it('follows the address from then on, Back included', () => {
  const { container, input } = served('eau');
  const { rerender } = render(<Field asked="eau" />, { container, hydrate: true });
  input.value = ' forêt  rennes';
  rerender(<Field asked="forêt rennes" />);
  rerender(<Field asked="eau" />);
  expect(input.value).toBe('eau');
});

it('keeps text typed while an answer is loading', () => {
  const { container, input } = served('eau');
  const { rerender } = render(<Field asked="eau" />, { container, hydrate: true });
  input.value = 'forêt ren';
  rerender(<Field asked="forêt" />);
  expect(input.value).toBe('forêt ren');
});
