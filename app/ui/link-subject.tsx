/** The subject of a link, after its text, for screen readers (RGAA 6.1); nothing if the text names it. */
export function LinkSubject({ of }: { of: string | null | undefined }) {
  return of ? <span className="sr-only"> : {of}</span> : null;
}
