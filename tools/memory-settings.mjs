/**
 * Environment of the process that serves pages, so that it takes less memory (docs/architecture.md, 'Memory settings').
 *
 * Compressors and response bodies allocate and free blocks of a few hundred kilobytes. By default glibc keeps them in
 * one arena per thread, and raises its mmap threshold: after ten minutes of mixed load a process held 140 MB of unused
 * memory. Cached pages are below the threshold; larger blocks are mapped separately, which prevents fragmentation.
 * Other systems ignore these variables.
 *
 * Since Node 22 the space for new objects grows to 134 MB while a page is rendered, and stays; Node 20 stops at 34.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=16',
};
