/** Where the pipeline has scripts, styles and files of `public` from. */
import { staticFiles } from './static-files';
import type { Step } from './step';

export interface ClientFiles {
  /** Whether they are built: what is made of them changes only with the process. */
  built: boolean;
  /** Answers requests for modules as they are written; only in development are there any. */
  sources: Step;
  /** Built assets and `public`. */
  published: Step;
}

/** @param directory the built assets and `public` */
export function builtFiles(directory: string): ClientFiles {
  return { built: true, sources: () => false, published: staticFiles(directory) };
}
