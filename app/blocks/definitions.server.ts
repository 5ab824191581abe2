/** Every block the site knows, on the server's side. The component of each: `registry.tsx`. */
import type { BlockOf } from './definition.server';
import { hero } from './hero/definition.server';
import { richText } from './rich-text/definition.server';

export const definitions = [hero, richText] as const;

type Definition = (typeof definitions)[number];
/** One block of a page, ready to be shown. */
export type Block = Definition extends infer D ? BlockOf<D> : never;
