import { expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { listCourseCampuses } from './crm.server';

it('a course the CRM does not know has no campuses', async () => {
  expect(await listCourseCampuses(createRig().content, 'contact', 'bts-alchimie')).toEqual([]);
});
