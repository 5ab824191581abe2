/** The scripts, styles and files of `public`, as the pipeline gets them. */
import type { Step } from './exchange';
import { staticFiles } from './static-files';

export interface ClientFiles {
  /** Whether they are built files, which cannot change while the process runs. */
  built: boolean;
  /** Answers requests for source modules, in development only. */
  sources: Step;
  /** Built assets and `public`. */
  published: Step;
  /** Addresses of the built files; none in development. */
  addresses: readonly string[];
}

/** @param directory the built assets and `public` */
export function builtFiles(directory: string): ClientFiles {
  const { addresses, step } = staticFiles(directory);
  return { built: true, sources: () => false, published: step, addresses };
}
