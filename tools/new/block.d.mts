export function newBlock(name: string, read: (path: string) => string): Record<string, string>;
