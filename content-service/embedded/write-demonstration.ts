/** `npm run content demonstration`, a step of the build: the demonstration's content, validated, in one file. */
import { writeFileSync } from 'node:fs';
import { loadContent } from './load';

writeFileSync('build/demonstration.json', JSON.stringify(loadContent('content-service/data')));
