/**
 * The land around a campus as contour lines (decision 090). Chosen on the server: browsers get one address, not the
 * list.
 */
const drawings = import.meta.glob<string>('./reliefs/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** @returns the drawing's address, or `null` for a campus whose land was not drawn */
export const reliefOf = (campus: string): string | null => drawings[`./reliefs/${campus}.svg`] ?? null;
