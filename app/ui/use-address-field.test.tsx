// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useAddressField } from './use-address-field';

afterEach(cleanup);

function Field({ asked }: { asked: string }) {
  return <input ref={useAddressField(asked)} defaultValue={asked} />;
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

it('has the name that the answer has for what was sent, and follows Back', () => {
  const container = document.body.appendChild(document.createElement('form'));
  const { rerender } = render(<Field asked="" />, { container });
  const input = container.querySelector('input') as HTMLInputElement;
  input.value = '44 000';
  fireEvent.submit(container);
  rerender(<Field asked="Nantes" />);
  expect(input.value).toBe('Nantes');
  rerender(<Field asked="" />);
  expect(input.value).toBe('');
});
