/**
 * The browser APIs that scripts use, by their names: such as `Array.prototype.at`. Both functions are sent into pages
 * as text, before any other script, and may use nothing from outside.
 */

/** The place of `recordApis`'s records. */
export const recordName = '__askedApis';

/** The addresses of the files that ask for each of them. */
export type AskedApis = Record<string, Record<string, true>>;

/** Replaces every member of every global object by a recorder, which writes its callers into `globalThis[name]`. */
export function recordApis(name: string): void {
  const { create, getOwnPropertyNames, getOwnPropertyDescriptor, defineProperty } = Object;
  const { apply } = Reflect;
  const Errors = Error;
  const asked: AskedApis = create(null);
  // This function, the recorder, and the caller.
  Errors.stackTraceLimit = 3;
  const callerFile = (): string => {
    const at: { stack?: string } = {};
    const { prepareStackTrace } = Errors;
    Errors.prepareStackTrace = (_, [, , caller]) => caller?.getFileName() ?? '';
    Errors.captureStackTrace(at);
    const { stack = '' } = at;
    Errors.prepareStackTrace = prepareStackTrace;
    return stack;
  };
  const seen = new Set<unknown>();
  const watch = (owner: object, path: string) => {
    if (seen.has(owner)) return;
    seen.add(owner);
    for (const member of getOwnPropertyNames(owner)) {
      const descriptor = getOwnPropertyDescriptor(owner, member);
      // Members of errors themselves reveal the caller.
      if (!descriptor?.configurable || member === 'constructor' || owner === Errors) continue;
      const { value, get, set } = descriptor;
      let current = value;
      defineProperty(owner, member, {
        configurable: true,
        enumerable: descriptor.enumerable === true,
        get() {
          asked[path + member] ??= create(null) as Record<string, true>;
          (asked[path + member] as Record<string, true>)[callerFile()] = true;
          return get ? apply(get, this, []) : current;
        },
        set(written) {
          if (set) return apply(set, this, [written]);
          // An instance's own.
          if (this !== owner && this !== undefined)
            return defineProperty(this, member, {
              value: written,
              writable: true,
              configurable: true,
              enumerable: true,
            });
          current = written;
        },
      });
    }
  };
  const globals = getOwnPropertyNames(globalThis).map(
    (global) => [global, getOwnPropertyDescriptor(globalThis, global)?.value] as const,
  );
  for (const [global, value] of globals) {
    if (typeof value === 'function' && /^[A-Z]/.test(global)) {
      if (value.prototype) watch(value.prototype, `${global}.prototype.`);
      watch(value, `${global}.`);
    } else if (
      typeof value === 'object' &&
      value !== null &&
      Object.prototype.toString.call(value).endsWith(` ${global}]`)
    ) {
      watch(value, `${global}.`);
    }
  }
  watch(globalThis, '');
  Object.assign(globalThis, { [name]: asked });
}

/** Removes these APIs. */
export function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() as string;
    let owner = globalThis as Record<string, unknown>;
    for (const name of names) owner = owner[name] as typeof owner;
    delete owner[last];
  }
}
