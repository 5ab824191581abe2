/** Baseline for cache hits: `node:http` sending the same bytes with the same headers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { head, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer((_, outgoing) => {
  outgoing.writeHead(200, head);
  outgoing.end(bytes);
}).listen(Number(process.env.PORT));
