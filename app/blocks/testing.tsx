/** Helpers for the tests of blocks. Importing it also unmounts after each test. */
import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach } from 'vitest';
import { pathTo } from '~/addresses/path-to';
import { createRig, type Rig, startOfService } from '../../tests/contract/service';
import type { Appearance } from './appearance';
import type { BlockProps } from './block-props';
import type { BlockContext, BlockDefinition, BlockOf } from './definition.server';

afterEach(cleanup);

const plainLooks: Appearance = { anchor: null, surface: 'plain', width: 'normal', tone: 'forest' };

/**
 * An example as a block, read by its own definition on the embedded content service.
 *
 * @throws if the wire value is refused or has nothing to show
 */
export async function parseExample<Definition extends BlockDefinition>(
  definition: Definition,
  wire: object,
  context: BlockContext = contextOfTests(),
): Promise<BlockOf<Definition>> {
  const props = await definition.read(wire, context);
  if (props === null) throw new Error(`${definition.kind}: nothing to show`);
  return {
    ...(props as object),
    kind: definition.kind,
    id: 'bloc-1',
    appearance: plainLooks,
  } as BlockOf<Definition>;
}

/** Shows one block on a page of its own. */
export function renderBlock<B>(
  Component: ComponentType<BlockProps<B>>,
  block: B,
  { first = false }: { first?: boolean } = {},
): RenderResult {
  return render(<Component block={block} first={first} />);
}

let rig: Rig | undefined;

/** The services of blocks in a test: the embedded content service on its first day, started on demand. */
export function contextOfTests(): BlockContext {
  return {
    now: startOfService,
    page: pathTo('blocs'),
    get content() {
      rig ??= createRig();
      return rig.content;
    },
  };
}
