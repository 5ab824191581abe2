/** Limit of queries: a question is shorter, and a field accepts no more. */
export const longestQuery = 100;
