import { expect, it } from 'vitest';
import { collections } from '..';
import { blocks } from '../blocks';
import type { Fields } from '../field';
import { richTextFieldNames } from './rich-text-field-names';

function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { holds, of, fields: inside }]) => [
    ...(holds === 'richText' ? [name] : []),
    ...namesIn(inside ?? of?.fields ?? {}),
  ]);
}

it('are those of the model', () => {
  const held = [...Object.values(collections), ...Object.values(blocks)].flatMap(({ fields }) =>
    namesIn(fields),
  );
  expect([...new Set(held)].sort()).toEqual([...richTextFieldNames].sort());
});
