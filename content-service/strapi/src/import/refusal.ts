/** Whether a school may be imported into what a Strapi holds already. Pure. */

export interface NamedSchool {
  name: string;
  demonstration: boolean;
}

export interface HeldSchool {
  /** As its settings call it now. */
  name: string;
  /** As the files of its last import did; undefined: nobody knows of one. */
  importedAs: string | undefined;
}

export interface Intention {
  /** The school of the files. */
  offered: NamedSchool;
  /** What the Strapi holds; null: nothing. */
  held: HeldSchool | null;
  /** An import of the same school was interrupted. */
  unfinished: boolean;
  production: boolean;
  /** Only what a Strapi without content needs is wanted. */
  onlyIfEmpty: boolean;
  /** Somebody has said that what is there may be replaced. */
  replace: boolean;
}

/** `stays`: what is there is left alone, and nothing is wrong; `refused`: somebody wants what would spoil it. */
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

/** Editors may rename their school; the demonstration, once renamed, is somebody's own. */
const isSame = ({ name, importedAs }: HeldSchool, offered: NamedSchool) =>
  name === offered.name || (importedAs === offered.name && !offered.demonstration);
