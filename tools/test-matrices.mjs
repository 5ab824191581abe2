/** `npm run test:matrices`: the whole of the matrices of which `npm test` tries a part (`tests/matrices/`). */
process.env.MATRIX = 'whole';
process.argv.push('--only=e2e', '--project=matrices');
await import('./test.mjs');
