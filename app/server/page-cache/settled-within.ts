/** Resolves with the end of work, however it ends, or after so many milliseconds. */
export function settledWithin(work: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    work.then(end, end);
  });
}
