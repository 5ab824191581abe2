export default {
  // The repository above has a lockfile, too.
  turbopack: { root: import.meta.dirname },
};
