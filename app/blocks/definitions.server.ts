/** Every block's definition, from the folder of each. The component of each: `registry.tsx`. */
import type { BlockDefinition } from './definition.server';

const modules = import.meta.glob<Record<string, BlockDefinition>>('./*/definition.server.ts', {
  eager: true,
});

export const definitions: readonly BlockDefinition[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
