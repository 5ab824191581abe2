/** The contract's limits of lists: 25 entries by default, 100 at most. */
export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true },
};
