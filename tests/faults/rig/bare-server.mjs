/** A server of Node without any code of the site: what Node itself needs for the same bytes. */
import { createServer } from 'node:http';

createServer((_, outgoing) => outgoing.end()).listen(Number(process.env.PORT));
