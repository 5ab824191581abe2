/**
 * `node tools/sbom.mjs [file]`: the bill of materials of the production packages, as CycloneDX 1.5, from the lock file
 * alone: no installation is needed, and it includes every platform's packages. `npm sbom --omit dev` would leave out each
 * package that a development package uses as well, which is most of them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A package as in the lock file.
 *
 * @typedef {{ name?: string, version?: string, integrity?: string, license?: string, resolved?: string, dev?: boolean,
 * optional?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} Package
 * @typedef {Record<string, Package>} Packages by path
 * @typedef {{ name: string, version: string, packages: Packages }} Lock a parsed `package-lock.json`, version 3
 * @typedef {{ expression: string } | { license: { id: string } }} License
 */

/** @param {Lock} lock @param {string} timestamp ISO 8601 */
export function billOfMaterials(lock, timestamp) {
  const { packages } = lock;
  const paths = Object.keys(packages).filter((path) => path !== '' && !packages[path].dev);
  const component = { 'bom-ref': lock.name, type: 'application', name: lock.name, version: lock.version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(paths.map((path) => packages[path].integrity)))}`,
    version: 1,
    metadata: { timestamp, component: { ...component, licenses: licensesOf(packages['']) } },
    components: paths.map((path) => componentOf(path, packages[path])),
    dependencies: ['', ...paths].map((path) => ({
      ref: path || lock.name,
      dependsOn: dependenciesOf(path, packages).filter((dependency) => !packages[dependency].dev),
    })),
  };
}

/**
 * A package; its path in the lock file is its reference, since one version may be listed twice.
 *
 * @param {string} path @param {Package} found
 */
function componentOf(path, { name = nameOf(path), version, integrity, license, resolved, optional }) {
  const [algorithm, digest] = integrity?.split(' ')[0].split(/-(.*)/s) ?? [];
  const [scope, bareName] = name.startsWith('@') ? name.split('/') : [null, name];
  return {
    'bom-ref': path,
    type: 'library',
    ...(scope ? { group: scope } : {}),
    name: bareName,
    version,
    scope: optional ? 'optional' : 'required',
    // A package inside another package has no hash of its own.
    hashes: digest
      ? [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }]
      : [],
    licenses: licensesOf({ license }),
    purl: `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ''}${bareName}@${version}`,
    ...(resolved ? { externalReferences: [{ type: 'distribution', url: resolved }] } : {}),
  };
}

/** An SPDX identifier, or an expression of several. @param {Package} found @returns {License[]} */
function licensesOf({ license = '' }) {
  return / (?:AND|OR|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

/**
 * Paths of a package's dependencies, found as Node finds modules: beside it, then beside those above it.
 *
 * @param {string} path @param {Packages} packages
 */
function dependenciesOf(path, packages) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      if (packages[candidate]) return [candidate];
      // Missing: optional, or of another platform.
      if (folder === '') return [];
    }
  });
}

/** @param {string} path */
const nameOf = (path) => path.split('node_modules/').at(-1) ?? path;

/** A number that the same packages have again (UUID version 8, RFC 9562). @param {string} text */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const bom = billOfMaterials(lock, new Date().toISOString());
  const file = process.argv[2] ?? 'sbom.cdx.json';
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}`);
}
