/** `npm run content openapi`: writes `content-service/openapi.yaml`. */
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { describeService } from './openapi';

writeFileSync(
  'content-service/openapi.yaml',
  stringify(describeService('iet'), { aliasDuplicateObjects: false }),
);
