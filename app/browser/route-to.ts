type Options = NonNullable<Parameters<typeof window.__remixRouter.navigate>[1]>;

/** A client navigation, or the document of the address where that fails. @param to path, query and hash */
export function routeTo(to: string, options: Options): void {
  window.__remixRouter.navigate(to, options).catch(() => location.assign(to));
}
