/** What each arrow adds to the position in a list or a menu, by `KeyboardEvent.key`. */
export const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
