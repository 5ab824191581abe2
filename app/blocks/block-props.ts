import type { ReactNode } from 'react';

/** Props of every block's component. */
export interface BlockProps<B> {
  block: B;
  /** The block opens the page. */
  first: boolean;
  /** What its page lets visitors do, where the block opens it. */
  children?: ReactNode;
}
