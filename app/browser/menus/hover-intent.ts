/**
 * Decides when a menu opens and closes on hover: after the pointer has rested on its button, and some time after it has
 * left, so that crossing the header opens no menu and a diagonal path to a link closes none.
 */

/** Milliseconds. */
const openingDelay = 120;
const closingDelay = 320;

interface HoverActions<Menu> {
  open(menu: Menu): void;
  close(menu: Menu): void;
}

interface HoverIntent<Menu> {
  /** The pointer is over this menu (its button or its panel), or over none. */
  over(menu: Menu | null): void;
  /** Whether hovering has opened the menu, so that it will also close it. */
  hasOpened(menu: Menu): boolean;
  /** Leaves the menu as it is, after a press or a key. */
  release(): void;
}

export function createHoverIntent<Menu>({ open, close }: HoverActions<Menu>): HoverIntent<Menu> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredMenu: Menu | null = null;
  let openMenu: Menu | null = null;
  const actAfter = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  return {
    over(menu) {
      if (menu === hoveredMenu) return;
      hoveredMenu = menu;
      clearTimeout(timer);
      if (menu !== null && menu !== openMenu) {
        actAfter(openingDelay, () => {
          open(menu);
          openMenu = menu;
        });
      } else if (menu === null && openMenu !== null) {
        const menuToClose = openMenu;
        actAfter(closingDelay, () => {
          close(menuToClose);
          openMenu = null;
        });
      }
    },
    hasOpened: (menu) => menu === openMenu,
    release() {
      clearTimeout(timer);
      openMenu = null;
    },
  };
}
