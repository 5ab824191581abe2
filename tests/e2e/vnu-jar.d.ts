/** The package has no types: it exports the path of its jar. */
declare module 'vnu-jar' {
  const path: string;
  export default path;
}
