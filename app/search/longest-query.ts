/** Queries are cut here: a question has fewer letters, and a field takes no more. */
export const longestQuery = 100;
