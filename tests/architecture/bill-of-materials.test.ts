/** `node tools/sbom.mjs`: all packages in production, and licences that require a notice. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, type Lock } from '../../tools/sbom.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const bom = billOfMaterials(lock, '2026-11-22T10:00:00Z');
const { components } = bom;

describe('the bill of materials', () => {
  it('lists every package that runs in production, and no package that only builds or tests', () => {
    const production = Object.keys(lock.packages).filter((path) => path !== '' && !lock.packages[path]?.dev);
    expect(components.map((component) => component['bom-ref'])).toEqual(production);
    expect(components.some(({ name }) => name === 'sharp')).toBe(true);
    // The second is an optional peer of Remix's server: npm would keep it with `--omit=dev` under its own name.
    for (const tool of ['vitest', 'typescript'])
      expect(components.some(({ purl }) => purl.includes(`/${tool}@`))).toBe(false);
  });

  it('is CycloneDX: a serial number, unique references, package URLs, hashes in hexadecimal', () => {
    expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.5']);
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    for (const { purl, hashes, licenses, ...component } of components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(licenses).toHaveLength(1);
      const expected = lock.packages[component['bom-ref']]?.integrity ? 1 : 0;
      expect(hashes).toHaveLength(expected);
      for (const { alg, content } of hashes)
        expect([alg, content]).toEqual(['SHA-512', expect.stringMatching(/^[0-9a-f]{128}$/)]);
    }
  });

  it('lists dependencies by references that exist', () => {
    const known = new Set([lock.name, ...components.map((component) => component['bom-ref'])]);
    const named = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !known.has(ref))).toEqual([]);
    expect(bom.dependencies.find(({ ref }) => ref === lock.name)?.dependsOn).toContain('node_modules/sharp');
  });

  it('holds no licence whose conditions nobody has read', () => {
    const read =
      /^\(?(?:MIT|ISC|0BSD|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|Apache-2\.0|LGPL-3\.0-or-later|MPL-2\.0|OFL-1\.1|PSF-2\.0)\b/;
    const licences = components.flatMap(({ licenses }) =>
      licenses.map((one) => ('expression' in one ? one.expression : one.license.id)),
    );
    expect([...new Set(licences)].filter((licence) => !read.test(licence))).toEqual([]);
  });

  it('has notices for licences that are not permissive', () => {
    const notices = readFileSync('THIRD_PARTY.md', 'utf8');
    for (const licence of ['LGPL-3.0', 'OFL-1.1']) expect(notices).toContain(licence);
  });
});
