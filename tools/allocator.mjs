/**
 * How glibc hands memory back, for the process that answers pages (decision 048).
 *
 * Compressors and bodies of content answers take and return blocks of a few hundred kilobytes all the time.
 * By itself glibc keeps them, in an arena for each thread, and takes ever larger ones for small: after ten
 * minutes of mixed load a process held 140 MB that nobody used. Pages that are kept are smaller than the threshold;
 * what is larger is mapped by itself, and leaves no hole between them. Other systems do not read these names.
 */
export const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
