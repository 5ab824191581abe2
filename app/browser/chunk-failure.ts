/** Whether a failed chunk makes the page reload (specification §4). Pure. */

export interface PageState {
  online: boolean;
  /** The visitor has entered something that a reload would lose. */
  touched: boolean;
}

/** Not offline, where a reload is useless, and not during input: the page works without the chunk. */
export function mayReload({ online, touched }: PageState): boolean {
  return online && !touched;
}
