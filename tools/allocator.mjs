/**
 * Settings of glibc's allocator for the process that serves pages (decision 048).
 *
 * Compressors and response bodies allocate and free blocks of a few hundred kilobytes. By default glibc keeps them in
 * one arena per thread, and raises its mmap threshold: after ten minutes of mixed load a process held 140 MB of unused
 * memory. Cached pages are below the threshold; larger blocks are mapped separately, which prevents fragmentation.
 * Other systems ignore these variables.
 */
export const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
