/** Every block as an editor would write it, by kind: shown on `/blocs`, read by the tests. */
const modules = import.meta.glob<Record<string, object>>('./*/example.ts', { eager: true });

export const examples: Readonly<Record<string, readonly object[]>> = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.split('/')[1], Object.values(module)]),
);
