/** Whether a school may be imported into a Strapi: only into one without content. Pure. */

export interface NamedSchool {
  name: string;
  demonstration: boolean;
}

export interface HeldSchool {
  /** Its current name in the settings. */
  name: string;
  /** Its name in the files of its import; undefined: there was none. */
  importedAs: string | undefined;
}

export interface Intention {
  /** The school of the files. */
  offered: NamedSchool;
  /** The content of the Strapi; null: none. */
  held: HeldSchool | null;
  production: boolean;
  /** Only the basics of a Strapi without content are requested. */
  onlyIfEmpty: boolean;
}

/** `stays`: there is content already, which is no error; `refused`: the request was for something else. */
export type Verdict = { kind: 'imports' } | { kind: 'stays' | 'refused'; why: string };

export function verdictOn({ offered, held, production, onlyIfEmpty }: Intention): Verdict {
  if (held && onlyIfEmpty) return stays(held);
  if (production && offered.demonstration)
    return {
      kind: 'refused',
      why: 'In production nothing imports the demonstration school: CONTENT_DIRECTORY names the folder of the school’s files.',
    };
  if (!held) return { kind: 'imports' };
  if (isSame(held, offered)) return stays(held);
  return {
    kind: 'refused',
    why: `This Strapi holds “${held.name}”, and the files are those of “${offered.name}”: nothing was imported. A school is imported only into a Strapi without content: name another database (DATABASE_NAME, DATABASE_FILENAME), or remove the content of this one.`,
  };
}

const stays = ({ name }: HeldSchool): Verdict => ({
  kind: 'stays',
  why: `This Strapi holds “${name}”: its content was left as it is, and files are imported only into a Strapi without content.`,
});

/** Editors may rename their school; a renamed demonstration belongs to somebody. */
const isSame = ({ name, importedAs }: HeldSchool, offered: NamedSchool) =>
  name === offered.name || (importedAs === offered.name && !offered.demonstration);
