/** Milliseconds since the epoch; passed in wherever time matters so that rules stay pure. */
export type Clock = () => number;
