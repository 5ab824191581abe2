/** The text of a script, bundled and minified, to be inlined into a page (`tools/vite/inline-script.ts`). */
declare module '*.inline?script' {
  const text: string;
  export default text;
}
