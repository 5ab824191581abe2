/** `npm run content openapi`: writes `content-service/openapi.yaml`. */
import { writeFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import { describeService } from './openapi';

writeFileSync(
  'content-service/openapi.yaml',
  dump(describeService('iet'), { noRefs: true, quoteStyle: 'double' }),
);
