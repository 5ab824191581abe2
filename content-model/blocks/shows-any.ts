/** Whether a block or an entry of one has anything to show: any of these fields. Pure. */
export function showsAny<T extends object>(value: T, fields: readonly (keyof T)[]): boolean {
  return fields.some((name) => {
    const fieldValue: unknown = value[name];
    return Array.isArray(fieldValue)
      ? fieldValue.length > 0
      : fieldValue !== null && fieldValue !== undefined;
  });
}
