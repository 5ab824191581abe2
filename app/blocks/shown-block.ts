import type { Block } from './registry';

/** A block as its page has it: the server's markup is among the page's parts, under the block's id. */
export interface ShownBlock {
  id: string;
  kind: Block['kind'];
  /** What its component takes, where it is one in the browser too. */
  live?: Block;
}
