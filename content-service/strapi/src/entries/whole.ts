/** A whole entry as plain data: its fields by name, pictures and related entries by theirs. */
export type Whole = Record<string, unknown>;
