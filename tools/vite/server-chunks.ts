/** Chunks of the server's code: one file of what the start and pages share, not one for each of its small parts. */
import type { ManualChunkMeta } from 'rollup';
import { serverBuild } from './lazy-routes';

type ModuleInfo = ManualChunkMeta['getModuleInfo'];
type ChunkName = 'shared' | 'awaited' | 'model';

/** For Rollup's `manualChunks`, in one build. */
export function serverChunks(): (id: string, meta: ManualChunkMeta) => ChunkName | undefined {
  let chunks: ReadonlyMap<string, ChunkName> | undefined;
  return (id, { getModuleInfo }) => {
    chunks ??= chunksOf(getModuleInfo);
    return chunks.get(id);
  };
}

/**
 * What the start imports and a page does, too, is shared. What the embedded content service imports stands apart: the
 * start waits for that service, which would wait for a file of the start for ever. So does what it has in common with
 * pages alone, the model of the content: left to itself, Rollup joins small parts of it with parts of pages.
 */
function chunksOf(getModuleInfo: ModuleInfo): Map<string, ChunkName> {
  const start = importedBy([serverBuild], getModuleInfo);
  const lazy = [...start].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const isAwaited = (id: string) => id.includes('/content-service/');
  const pages = importedBy(
    lazy.filter((id) => !isAwaited(id)),
    getModuleInfo,
    (id) => !isAwaited(id),
  );
  const awaited = importedBy(lazy.filter(isAwaited), getModuleInfo);
  const chunks = new Map<string, ChunkName>();
  for (const id of start) {
    if (awaited.has(id)) chunks.set(id, 'awaited');
    else if (pages.has(id)) chunks.set(id, 'shared');
  }
  for (const id of awaited) if (!start.has(id) && pages.has(id)) chunks.set(id, 'model');
  return chunks;
}

/** @param andLater which of what is imported when it is first wanted counts, too */
function importedBy(
  entries: readonly string[],
  getModuleInfo: ModuleInfo,
  andLater: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const left = [...entries];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    left.push(...importedIds, ...dynamicallyImportedIds.filter(andLater));
  }
  return found;
}
