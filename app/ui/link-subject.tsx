/** What a link is about, behind its words, for who hears it alone (RGAA 6.1); nothing where they say it. */
export function LinkSubject({ of }: { of: string | null | undefined }) {
  return of ? <span className="sr-only"> : {of}</span> : null;
}
