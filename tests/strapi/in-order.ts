/** The order of the tests on a real Strapi: their numbers, since the first writes what the second compares. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => a.moduleId.localeCompare(b.moduleId, 'en', { numeric: true }));
  }
}
