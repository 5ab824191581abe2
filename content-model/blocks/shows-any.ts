/** Whether there is anything to show of a block or an entry of one: any of these parts. Pure. */
export function showsAny<T extends object>(value: T, parts: readonly (keyof T)[]): boolean {
  return parts.some((name) => {
    const part: unknown = value[name];
    return Array.isArray(part) ? part.length > 0 : part !== null && part !== undefined;
  });
}
