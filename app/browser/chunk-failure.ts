/** Whether a failed chunk makes the page load anew (specification §4). Pure. */

export interface PageState {
  online: boolean;
  /** The visitor has typed or chosen something that a reload would lose. */
  touched: boolean;
}

/** Offline a reload gains nothing, and no form is ever lost: the page works without the chunk. */
export function worthReloading({ online, touched }: PageState): boolean {
  return online && !touched;
}
