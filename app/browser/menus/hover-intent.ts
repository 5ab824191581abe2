/**
 * Decides when a menu opens and closes on hover: after the pointer has rested on its button, and some time after it has
 * left, so that crossing the header opens no menu and a diagonal path to a link closes none.
 */

/** Milliseconds. */
const openAfter = 120;
const closeAfter = 320;

export interface HoverActions<Menu> {
  open(menu: Menu): void;
  close(menu: Menu): void;
}

export interface HoverIntent<Menu> {
  /** The pointer is over this menu (its button or its panel), or over none. */
  over(menu: Menu | null): void;
  /** The menu was opened only by hovering. */
  holds(menu: Menu): boolean;
  /** Releases the menu from hover control after a press or a key. */
  release(): void;
}

export function createHoverIntent<Menu>({ open, close }: HoverActions<Menu>): HoverIntent<Menu> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Menu | null = null;
  let held: Menu | null = null;
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  return {
    over(menu) {
      if (menu === under) return;
      under = menu;
      clearTimeout(timer);
      if (menu !== null && menu !== held) {
        later(() => {
          open(menu);
          held = menu;
        }, openAfter);
      } else if (menu === null && held !== null) {
        const leaving = held;
        later(() => {
          close(leaving);
          held = null;
        }, closeAfter);
      }
    },
    holds: (menu) => menu === held,
    release() {
      clearTimeout(timer);
      held = null;
    },
  };
}
