/**
 * The order of the rooms of `app/`, and of the folders below it, in docs/rooms.md, and imports that violate it. Pure.
 */

export interface Importer {
  /** Path below the repository's root: `app/school/news/news.server.ts`. */
  file: string;
  /** Paths below `app/`, with or without extension. */
  imports: readonly { target: string }[];
}

/** @param text docs/rooms.md: one line a room, the topmost first. @returns paths below `app/` */
export function listedRooms(text: string): string[] {
  return [...text.matchAll(/^- `([^`]+)`: \S/gm)].map(([, room = '']) => room);
}

/** The room of a path below `app/`: the longest listed path that contains it; null if none is listed. */
function roomOf(rooms: readonly string[], target: string): string | null {
  const holding = rooms.filter((room) => isIn(room, target));
  return holding.sort((a, b) => b.length - a.length)[0] ?? null;
}

function isIn(room: string, target: string): boolean {
  return target === room || target.startsWith(`${room}/`) || target === room.replace(/\.tsx?$/, '');
}

/** Files that no listed room holds. */
export function homeless(rooms: readonly string[], files: readonly { file: string }[]): string[] {
  return files.map(({ file }) => file).filter((file) => !roomOf(rooms, belowApp(file)));
}

/** Imports from a room into one above it, types included. */
export function upwardImports(rooms: readonly string[], sources: readonly Importer[]): string[] {
  const height = new Map(rooms.map((room, index) => [room, index]));
  return sources.flatMap(({ file, imports }) => {
    const own = roomOf(rooms, belowApp(file));
    return imports
      .filter(({ target }) => {
        const room = roomOf(rooms, target);
        return own !== null && room !== null && (height.get(room) ?? 0) < (height.get(own) ?? 0);
      })
      .map(({ target }) => `${file} -> ${target}`);
  });
}

/**
 * Folders of one room that import each other, without tests; the files at the room's root count as the folder `.`, and
 * those of a folder inside a folder as the outer one.
 *
 * @returns each pair once, `room: one <-> other`, with an import of each direction
 */
export function mutualFolders(rooms: readonly string[], sources: readonly Importer[]): string[] {
  const found = new Map<string, string>();
  for (const { file, imports } of sources) {
    const own = belowApp(file);
    const room = roomOf(rooms, own);
    if (room === null) continue;
    for (const { target } of imports) {
      if (roomOf(rooms, target) !== room) continue;
      const [from, to] = [folderIn(room, own), folderIn(room, target)];
      if (from !== to && !found.has(`${room}: ${from} -> ${to}`)) {
        found.set(`${room}: ${from} -> ${to}`, `${file} -> ${target}`);
      }
    }
  }
  return [...found].flatMap(([arrow, example]) => {
    const [, room = '', from = '', to = ''] = /^(.*): (.*) -> (.*)$/.exec(arrow) ?? [];
    const back = found.get(`${room}: ${to} -> ${from}`);
    return back && from < to ? [`${room}: ${from} <-> ${to} (${example}, ${back})`] : [];
  });
}

function folderIn(room: string, target: string): string {
  const inside = target.slice(room.length + 1).split('/');
  return inside.length > 1 ? (inside[0] ?? '') : '.';
}

/** A test belongs to the room it tests, including single files. A path outside the app is beside it. */
function belowApp(file: string): string {
  return (file.startsWith('app/') ? file.slice('app/'.length) : `../${file}`).replace(
    /\.test(\.tsx?)$/,
    '$1',
  );
}
