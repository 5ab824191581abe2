/** Whether a block or an entry of one has anything to show: any of these fields. Pure. */
export function showsAny<T extends object>(value: T, fields: readonly (keyof T)[]): boolean {
  return fields.some((name) => {
    const held: unknown = value[name];
    return Array.isArray(held) ? held.length > 0 : held !== null && held !== undefined;
  });
}
