export function newScreen(name: string, path: string, read: (path: string) => string): Record<string, string>;
