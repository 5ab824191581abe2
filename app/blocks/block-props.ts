/** Props of every block's component. */
export interface BlockProps<B> {
  block: B;
  /** The block opens the page. */
  first: boolean;
}
