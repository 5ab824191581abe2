/** The order of the unit tests. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that want a document come after those that want none. A worker is kept, with the modules it has
 * loaded, only as long as the next file wants the same environment: mixed, they cost twice the time.
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
