/** Characters of the longest query: a question is shorter, and a field accepts no more. */
export const longestQuery = 100;
/** Letters of the shortest query that has suggestions. */
export const shortestQuery = 2;
