/** Path of a document below the media origin, or null for a name that could lead elsewhere. */
export function documentPath(name: string | undefined): string | null {
  // Every segment starts with a letter, digit or underscore: no dot files, no way up.
  return name && name.length <= 200 && /^(?:\w[\w.-]*\/){0,4}\w[\w.-]*\.[a-z0-9]{1,5}$/i.test(name)
    ? `/uploads/documents/${name}`
    : null;
}
