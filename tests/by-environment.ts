/** The order of the unit tests. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that need a document come after those without. A worker is kept, with its loaded modules, only as long as the
 * next file needs the same environment: mixed, they take twice the time.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withDocument = new Set(sorted.filter(wantsDocument));
    return [...sorted.filter((file) => !withDocument.has(file)), ...withDocument];
  }
}

const wantsDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');
