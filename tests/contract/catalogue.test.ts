/** The open catalogue, validated by its published schema only. */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf } from '~/framework/testing';
import { loader as catalogueLoader } from '~/routes/catalogue';
import { loader as schemaLoader } from '~/routes/catalogue-schema';

const origin = 'https://www.ecole.example';
process.env['PUBLIC_ORIGIN'] = origin;

const ask = (loader: typeof catalogueLoader, path: string) =>
  loader(argumentsOf(new Request(`${origin}${path}`)));

interface Published {
  $schema: string;
  version: string;
  licence: { spdx: string };
  modifie_le: string;
  formations: {
    identifiant: string;
    campus: string[];
    rentrees: string[];
    certification: { code: string | null };
  }[];
  campus: { identifiant: string; fuseau: string }[];
}

let answer: Response;
let catalogue: Published;
let schema: { $id: string };

beforeAll(async () => {
  answer = await ask(catalogueLoader, '/catalogue.json');
  catalogue = await answer.json();
  schema = await (await ask(schemaLoader, '/catalogue.schema.json')).json();
});

describe('the open catalogue', () => {
  it('is JSON any site may read', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('holds to the schema it names', () => {
    expect(catalogue.$schema).toBe(schema.$id);
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    addFormats(ajv);
    const holds = ajv.compile(schema);
    expect(holds(catalogue) ? [] : holds.errors).toEqual([]);
    expect(holds({ ...catalogue, formations: [{}] })).toBe(false);
    expect(holds({ ...catalogue, version: '2.0.0' })).toBe(false);
  });

  it('says its version, its licence and when it changed', () => {
    expect(catalogue.version).toMatch(/^1\./);
    expect(catalogue.licence.spdx).toBe('etalab-2.0');
    expect(catalogue.modifie_le).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has every programme with its intakes, and only campuses it describes', () => {
    expect(catalogue.formations).toHaveLength(40);
    expect(catalogue.campus).toHaveLength(26);
    const known = new Set(catalogue.campus.map(({ identifiant }) => identifiant));
    expect(catalogue.formations.flatMap(({ campus }) => campus).filter((slug) => !known.has(slug))).toEqual(
      [],
    );
    expect(catalogue.formations.filter(({ rentrees }) => rentrees.length === 0)).toEqual([]);
    const gpn = catalogue.formations.find(({ identifiant }) => identifiant === 'bts-gpn');
    expect(gpn?.certification.code).toBe('RNCP38351');
    expect(catalogue.campus.find(({ identifiant }) => identifiant === 'la-reunion')?.fuseau).toBe(
      'Indian/Reunion',
    );
  });
});
