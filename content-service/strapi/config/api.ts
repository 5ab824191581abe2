/** What the contract promises of lists: 25 entries unless more are asked for, 100 at most. */
export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true },
};
