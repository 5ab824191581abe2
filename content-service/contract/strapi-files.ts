/** The files of the Strapi project that follow from the contract, by their path below `content-service/strapi`. */
import { uidOf } from '../../content-model/places';
import { servedCollections } from './collections';
import { addressesInStrapi } from './strapi-addresses';
import { bundledRules, copy } from './strapi-bundles';
import { componentSchema, components, contentTypeSchema, contentTypes } from './strapi-model';
import { runtimeModel } from './strapi-runtime';

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What the panel knows of the site. */
interface SiteFacts {
  /** Keys of the site's own texts, which a school may replace. */
  labelKeys: readonly string[];
  /** Addresses at which no page of editors ever was. */
  reservedAddresses: readonly string[];
}

export function strapiFiles({ labelKeys, reservedAddresses }: SiteFacts): Map<string, string> {
  const files = new Map<string, string>();
  for (const type of contentTypes()) {
    const { singular } = type;
    files.set(`src/api/${singular}/content-types/${singular}/schema.json`, json(contentTypeSchema(type)));
  }
  for (const { singular } of Object.values(servedCollections)) {
    if (answeredWhole.has(singular)) continue;
    for (const [part, text] of Object.entries(apiOf(uidOf(singular)))) {
      files.set(`src/api/${singular}/${part}/${singular}.ts`, text);
    }
  }
  for (const component of components()) {
    files.set(`src/components/${component.name.replace('.', '/')}.json`, json(componentSchema(component)));
  }
  files.set('src/contract/model.json', json(runtimeModel()));
  files.set('src/contract/addresses.json', json(addressesInStrapi()));
  files.set('src/contract/label-keys.json', json([...labelKeys].sort()));
  files.set('src/contract/reserved-addresses.json', json([...reservedAddresses].sort()));
  for (const [file, text] of bundledRules()) files.set(file, text);
  files.set('src/contract/complaint.ts', copy('content-service/contract/schemas/complaint.ts'));
  return files;
}

/** With controllers written by hand. */
const answeredWhole = new Set(['article', 'menu-enrichi']);

function apiOf(uid: string): Record<'controllers' | 'routes' | 'services', string> {
  return {
    controllers: `import { entryController } from '../../../content-api/entry-controller';\n\nexport default entryController('${uid}');\n`,
    routes: `import { entryRoutes } from '../../../content-api/entry-routes';\n\nexport default entryRoutes('${uid}');\n`,
    services: `import { factories } from '@strapi/strapi';\n\nexport default factories.createCoreService('${uid}');\n`,
  };
}
