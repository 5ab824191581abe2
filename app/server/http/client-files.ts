/** The scripts, styles and files of `public`, as the pipeline gets them. */
import type { Log } from '~/log.server';
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

/**
 * Warns of files that no request can reach.
 *
 * @param directory the built assets and `public`
 */
export function builtFiles(directory: string, log: Pick<Log, 'warn'>): ClientFiles {
  const { addresses, unreachable, step } = staticFiles(directory);
  if (unreachable.length > 0)
    log.warn(
      { addresses: unreachable },
      'files of public/ cannot be requested: their names need small letters, without accents, spaces or signs',
    );
  return { built: true, sources: () => false, published: step, addresses };
}
