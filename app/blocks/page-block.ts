import type { Block } from './registry';

/** A block as its page has it: the server's markup is among the page's parts, under the block's id. */
export interface PageBlock {
  id: string;
  kind: Block['kind'];
  /** The props of its component, where it also runs in the browser. */
  live?: Block;
}
