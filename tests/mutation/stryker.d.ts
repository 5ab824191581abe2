/** The used part of Stryker's types, which are installed only with its own command (`run.mjs`). */
declare module '@stryker-mutator/core' {
  export class Stryker {
    constructor(options: Record<string, unknown>);
    runMutationTest(): Promise<{ status: string }[]>;
  }
}
declare module '@stryker-mutator/api/plugin' {
  export type Injector = { injectFunction(factory: unknown): unknown };
  export const PluginKind: { readonly TestRunner: unique symbol };
  export function declareFactoryPlugin(kind: symbol, name: string, factory: unknown): object;
}
declare module '@stryker-mutator/api/test-runner' {
  export interface MutantRunOptions {
    /** Ids of the tests to run; unset: all that cover the mutant. */
    testFilter?: string[];
    activeMutant: { id: string };
  }
  export type MutantRunResult =
    | { status: 'killed'; killedBy: string[] }
    | { status: 'survived' | 'timeout' | 'error' };
}
declare module '@stryker-mutator/vitest-runner' {
  export const strykerPlugins: readonly [{ factory: unknown }];
}
