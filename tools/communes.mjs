/**
 * Makes `app/school/campuses/nearest/communes.txt.br`: every French commune with its postcodes and its centre, the
 * names of those that merged, departments and regions, for finding the nearest campus. Run by hand when the communes
 * change (each January), from two public sources:
 *
 *   npm pack @etalab/decoupage-administratif   names, postcodes, population: the JSON files of `package/data`
 *   github.com/gregoiredavid/france-geojson    outlines (IGN Admin Express): `departements/<n>/communes-*.geojson`
 *
 *   node tools/communes.mjs <package/data> <folder of the geojson files>
 *
 * Licence: Licence Ouverte 2.0, Insee, La Poste and IGN. Format: eight parts, one empty line between them. The
 * first five have an entry for every commune in the order of the first postcodes: name; postcodes, the first as the
 * difference from the commune before, the others from the first; latitude and longitude in hundredths of a
 * degree, as differences from the commune before; number of inhabitants as a power of two, base 36. Then the names
 * of merged communes, in the order of the communes they are part of, and the index of that commune as the difference
 * from the one before. Last, a line for each department and region: name; article, as Insee numbers them; index of the
 * chief town; codes of the departments.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {{ type: string, code: string, nom: string, zone: string, departement: string, codesPostaux?: string[],
 * chefLieu?: string, population?: number }} Entry
 * @typedef {{ code: string, nom: string, zone: string, typeLiaison: number, chefLieu: string, region?: string }} Area
 * @typedef {Entry & { postcodes: number[] }} Commune
 * @typedef {[longitude: number, latitude: number][]} Ring
 * @typedef {{ type: 'Polygon', coordinates: Ring[] } | { type: 'MultiPolygon', coordinates: Ring[][] }} Outline
 * @typedef {[latitude: number, longitude: number]} Centre
 */

const [source, outlines] = process.argv.slice(2);
if (!source || !outlines) {
  console.error('usage: node tools/communes.mjs <folder of JSON files> <folder of geojson files>');
  process.exit(2);
}
const target = 'app/school/campuses/nearest/communes.txt.br';

/** @type {Map<string, Centre>} by code */
const centres = new Map();
for (const file of readdirSync(outlines, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /communes-.*\.geojson$/.test(name),
)) {
  const { features } = JSON.parse(readFileSync(path.join(outlines, file), 'utf8'));
  for (const { properties, geometry } of features) centres.set(properties.code, centreOf(geometry));
}

/** Collectivities overseas, of which there are no outlines: their chief towns. @type {Record<string, Centre>} */
const overseas = {
  975: [46.78, -56.18],
  977: [17.9, -62.85],
  978: [18.07, -63.08],
  986: [-13.28, -176.18],
  987: [-17.54, -149.57],
  988: [-22.27, 166.45],
};

/** @param {string} name */
const readSource = (name) => JSON.parse(readFileSync(path.join(source, `${name}.json`), 'utf8'));
/** @type {Entry[]} */
const entries = readSource('communes');
const communes = entries
  .filter(({ type, codesPostaux = [] }) => type === 'commune-actuelle' && codesPostaux.length > 0)
  .map((commune) => ({ ...commune, postcodes: mainPostcodeFirst(commune.codesPostaux ?? []).map(Number) }))
  .sort((a, b) => a.postcodes[0] - b.postcodes[0] || a.nom.localeCompare(b.nom, 'fr'));

// Communes founded since the outlines were drawn are placed at the old ones of which they are made, or at their
// neighbours with the same postcode.
/** @type {Map<number, Commune[]>} */
const byPostcode = new Map();
for (const commune of communes) {
  const [first] = commune.postcodes;
  byPostcode.set(first, [...(byPostcode.get(first) ?? []), commune]);
}
const placedCommunes = communes.flatMap((commune) => {
  const parts = entries.filter(({ chefLieu }) => chefLieu === commune.code);
  const centre =
    centres.get(commune.code) ??
    meanCentre(parts) ??
    meanCentre(byPostcode.get(commune.postcodes[0]) ?? []) ??
    overseas[commune.departement];
  return centre ? [{ ...commune, centre: centre.map((degrees) => Math.round(degrees * 100)) }] : [];
});

/** Index of each commune by its code. @type {Map<string, number>} */
const indexByCode = new Map(placedCommunes.map(({ code }, index) => [code, index]));
const mergedCommunes = entries
  .filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee')
  .flatMap(({ nom, chefLieu = '' }) => {
    const index = indexByCode.get(chefLieu);
    return index === undefined || placedCommunes[index].nom === nom ? [] : [{ nom, index }];
  })
  .sort((a, b) => a.index - b.index || a.nom.localeCompare(b.nom, 'fr'));

/** @type {Area[]} */
const departments = readSource('departements');
/** @type {Area[]} */
const regions = readSource('regions');
/** @param {Area} area @param {string[]} codes */
const areaLine = ({ nom, typeLiaison, chefLieu }, codes) =>
  [nom, typeLiaison, indexByCode.get(chefLieu), codes.join(',')].join('|');
const areas = [
  // Some territories nobody lives in have a chief town elsewhere, or none.
  ...departments
    .filter(({ code, chefLieu }) => placedCommunes[indexByCode.get(chefLieu) ?? -1]?.departement === code)
    .map((area) => areaLine(area, [area.code])),
  ...regions
    .filter(({ zone }) => zone === 'metro')
    .map((area) =>
      areaLine(
        area,
        departments.filter(({ region }) => region === area.code).map(({ code }) => code),
      ),
    ),
];

/** @param {number} index */
const previousCommune = (index) => placedCommunes[index - 1] ?? { postcodes: [0], centre: [0, 0] };
const parts = [
  placedCommunes.map(({ nom }) => nom).join('\n'),
  placedCommunes
    .map(({ postcodes: [first, ...others] }, index) =>
      [first - previousCommune(index).postcodes[0], ...others.map((other) => other - first)].join(','),
    )
    .join(' '),
  placedCommunes.map(({ centre }, index) => centre[0] - previousCommune(index).centre[0]).join(' '),
  placedCommunes.map(({ centre }, index) => centre[1] - previousCommune(index).centre[1]).join(' '),
  placedCommunes.map(({ population = 0 }) => Math.round(Math.log2(population + 1)).toString(36)).join(''),
  mergedCommunes.map(({ nom }) => nom).join('\n'),
  mergedCommunes.map(({ index }, line) => index - (mergedCommunes[line - 1]?.index ?? 0)).join(' '),
  areas.join('\n'),
];
const file = brotliCompressSync(parts.join('\n\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(target, file);
console.log(
  `${target}: ${placedCommunes.length} of ${communes.length} communes, ${mergedCommunes.length} merged, ${areas.length} areas, ${file.length} bytes`,
);

/**
 * Postcodes with the town's own first, which is a round number; others are of quarters and companies: Villeneuve-d'Ascq is
 * 59650, not 59491. Where they count arrondissements, the first is the centre.
 *
 * @param {string[]} postcodes
 */
function mainPostcodeFirst(postcodes) {
  const sorted = postcodes.toSorted();
  if (sorted[0].endsWith('001')) return sorted;
  const zeros = (/** @type {string} */ code) => /0*$/.exec(code)?.[0].length ?? 0;
  return sorted.sort((a, b) => zeros(b) - zeros(a));
}

/** The mean of the centres that are known. @param {Entry[]} communes */
function meanCentre(communes) {
  const known = communes.flatMap(({ code }) => {
    const centre = centres.get(code);
    return centre ? [centre] : [];
  });
  if (known.length === 0) return null;
  return [0, 1].map((axis) => known.reduce((sum, centre) => sum + centre[axis], 0) / known.length);
}

/** Centre of gravity. @param {Outline} outline @returns {Centre} */
function centreOf({ type, coordinates }) {
  const rings = type === 'Polygon' ? [coordinates[0]] : coordinates.map(([outer]) => outer);
  let [area, x, y] = [0, 0, 0];
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [[x1, y1], [x2, y2]] = [ring[index - 1], ring[index]];
      const cross = x1 * y2 - x2 * y1;
      area += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    }
  }
  return [y / (3 * area), x / (3 * area)];
}
