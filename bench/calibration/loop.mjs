/**
 * The calibrated loop: fixed work of the kinds a page is made of (strings, small objects, JSON, compression). A busy
 * host slows it down as it slows down what is measured beside it, so that a figure in loops stays where milliseconds
 * do not. Never change what it does: every figure kept in loops would lose its meaning.
 */
import { deflateRawSync } from 'node:zlib';
import { median } from '../../tools/median.mjs';

/** Entries one loop goes over: about a millisecond of one core when nothing else runs. */
const entries = 600;
/** Loops of one batch, and batches of one reading, of which the median counts. */
const [loops, batches] = [25, 5];

/** One loop. @returns a number made of all of it, so that no part can be left out */
function oneLoop() {
  const list = Array.from({ length: entries }, (_, index) => ({
    slug: `formation-${index}`,
    title: `Gestion & protection de la nature ${index * 7919}`,
    tags: ['eau', 'forêt', `secteur-${index % 7}`],
    price: index * 13,
  }));
  /** @type {Map<string, number>} */
  const counts = new Map();
  let html = '';
  for (const { slug, title, tags, price } of list) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + price);
    html += `<li><a href="/formations/${slug}">${title.replace(/[&<>"]/g, '&amp;')}</a> ${price}</li>`;
  }
  const read = JSON.parse(JSON.stringify(list)).sort(
    (/** @type {{ price: number }} */ a, /** @type {{ price: number }} */ b) => b.price - a.price,
  );
  return deflateRawSync(html, { level: 1 }).length + read.length + counts.size;
}

/** V8 compiles the loop before it is read for the first time. */
const warmUp = 600;
let isWarm = false;

/** @returns milliseconds of this process's processor time one loop takes now */
export function loopTime() {
  for (let time = 0; !isWarm && time < warmUp; time += 1) oneLoop();
  isWarm = true;
  return median(Array.from({ length: batches }, batch)) / loops;
}

function batch() {
  const before = process.cpuUsage();
  for (let time = 0; time < loops; time += 1) oneLoop();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
