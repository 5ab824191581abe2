/** Whether a school may be imported into the current content of a Strapi. Pure. */

export interface NamedSchool {
  name: string;
  demonstration: boolean;
}

export interface StrapiSchool {
  /** Its current name in the settings. */
  name: string;
  /** Its name in the files of the last import; undefined: there was none. */
  importedAs: string | undefined;
}

export interface Intention {
  /** The school of the files. */
  offered: NamedSchool;
  /** The content of the Strapi; null: none. */
  held: StrapiSchool | null;
  /** An import of the same school was interrupted. */
  unfinished: boolean;
  production: boolean;
  /** Only the basics of a Strapi without content are requested. */
  onlyIfEmpty: boolean;
  /** The operator has allowed a replacement. */
  replace: boolean;
}

/** `stays`: the existing content is unchanged, without an error; `refused`: the request would destroy it. */
export type Verdict = { kind: 'imports' } | { kind: 'stays' | 'refused'; why: string };

export function verdictOn(intention: Intention): Verdict {
  const { offered, held, unfinished, production, onlyIfEmpty, replace } = intention;
  const goesOn = unfinished && held?.importedAs === offered.name;
  if (onlyIfEmpty && held && !goesOn && !replace)
    return { kind: 'stays', why: `This Strapi holds “${held.name}”: its content was left as it is.` };
  if (production && offered.demonstration)
    return {
      kind: 'refused',
      why: 'In production nothing imports the demonstration school: CONTENT_DIRECTORY names the folder of the school’s files.',
    };
  if (held && !isSame(held, offered) && !replace)
    return {
      kind: 'refused',
      why: `This Strapi holds “${held.name}”, and the files are those of “${offered.name}”: nothing was imported. CONTENT_DIRECTORY names the folder of the files; --replace-school takes the place of what an import has written, and leaves what editors have.`,
    };
  return { kind: 'imports' };
}

/** Editors may rename their school; a renamed demonstration belongs to somebody. */
const isSame = ({ name, importedAs }: StrapiSchool, offered: NamedSchool) =>
  name === offered.name || (importedAs === offered.name && !offered.demonstration);
