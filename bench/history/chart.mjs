/** Draws the history as one small chart a figure. Pure. */

/** @import { Line } from './history.mjs' */

/**
 * @typedef {object} Panel
 * @property {string} name of the figure
 * @property {string} title
 * @property {number} bar the promised value
 * @property {(value: number) => string} text
 */

/** @param {number} value */
const ratio = (value) => value.toFixed(2);
/** @param {number} value */
const kilobytes = (value) => `${(value / 1000).toFixed(1)} kB`;

/** @type {readonly Panel[]} */
const panels = [
  { name: 'hit', title: 'Hits: requests a second against bare node:http', bar: 0.8, text: ratio },
  { name: 'miss', title: 'Misses: processor time against remix-serve', bar: 1, text: ratio },
  { name: 'lists', title: 'Lists of a large school against the demonstration’s', bar: 1.15, text: ratio },
  { name: 'plain', title: 'Programme page: HTML', bar: 70_000, text: kilobytes },
  { name: 'document', title: 'Programme page: brotli', bar: 14_000, text: kilobytes },
  { name: 'inline', title: 'Programme page: inline data', bar: 14_000, text: kilobytes },
  { name: 'header', title: 'Its header', bar: 17_000, text: kilobytes },
  { name: 'scripts', title: 'Scripts of the heaviest template, brotli', bar: 98_000, text: kilobytes },
];

const columns = 2;
const cell = { width: 440, height: 190 };
/** Where the lines are within a cell. */
const plot = { left: 24, right: 88, top: 50, bottom: 32 };

/** @param {readonly Line[]} lines in the order of their dates */
export function chart(lines) {
  const shown = panels.filter(({ name }) => lines.some(({ figures }) => figures[name] !== undefined));
  const height = Math.ceil(shown.length / columns) * cell.height;
  const cells = shown.map((panel, index) => {
    const [x, y] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    return `<g transform="translate(${x} ${y})">${drawn(panel, lines)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * cell.width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#16302b" role="img"><title>Speed over time</title>
<rect width="100%" height="100%" fill="#fbfaf6"/>
${cells.join('\n')}
</svg>
`;
}

/** @param {Panel} panel @param {readonly Line[]} lines */
function drawn({ name, title, bar, text }, lines) {
  const points = lines.flatMap(({ date, figures }) => {
    const value = figures[name];
    return value === undefined ? [] : [{ at: Date.parse(date), value, day: date.slice(0, 10) }];
  });
  const [first, last] = [points[0], points[points.length - 1]];
  const most = Math.max(bar, ...points.map(({ value }) => value));
  const right = cell.width - plot.right;
  const base = cell.height - plot.bottom;
  /** @param {number} at */
  const x = (at) =>
    first.at === last.at ? right : plot.left + ((at - first.at) / (last.at - first.at)) * (right - plot.left);
  /** @param {number} value */
  const y = (value) => base - (value / most) * (base - plot.top);
  /** @param {number} value */
  const round = (value) => Number(value.toFixed(1));
  const path = points.map(({ at, value }) => `${round(x(at))},${round(y(value))}`).join(' ');
  // Two labels at the right edge are not written over one another.
  const labelled =
    Math.abs(y(bar) - y(last.value)) < 14 ? y(last.value) + (bar > last.value ? -14 : 14) : y(bar);
  return [
    `<text x="${plot.left}" y="28" font-weight="600">${title}</text>`,
    `<path d="M${plot.left} ${base}H${right}" stroke="#b9c4bd"/>`,
    `<path d="M${plot.left} ${round(y(bar))}H${right}" stroke="#b4532a" stroke-dasharray="4 4"/>`,
    `<text x="${right + 8}" y="${round(labelled + 4)}" fill="#b4532a">bar ${text(bar)}</text>`,
    `<polyline points="${path}" fill="none" stroke="#1f6f54" stroke-width="2"/>`,
    ...points.map(
      ({ at, value }) => `<circle cx="${round(x(at))}" cy="${round(y(value))}" r="3" fill="#1f6f54"/>`,
    ),
    `<text x="${right + 8}" y="${round(y(last.value) + 4)}" font-weight="600">${text(last.value)}</text>`,
    ...(points.length > 1
      ? [`<text x="${plot.left}" y="${round(y(first.value) - 8)}">${text(first.value)}</text>`]
      : []),
    `<text x="${plot.left}" y="${base + 18}" fill="#55665f">${first.day}</text>`,
    `<text x="${right}" y="${base + 18}" fill="#55665f" text-anchor="end">${last.day}</text>`,
  ].join('');
}
