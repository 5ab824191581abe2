/** The files of the Strapi project that follow from the contract, by their path below `content-service/strapi`. */
import { readFileSync } from 'node:fs';
import { componentSchema, components, contentTypeSchema, contentTypes, type Json } from './strapi-model';
import { runtimeModel } from './strapi-runtime';

const json = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

export function strapiFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const type of contentTypes()) {
    const { singular } = type;
    files.set(`src/api/${singular}/content-types/${singular}/schema.json`, json(contentTypeSchema(type)));
  }
  for (const component of components()) {
    files.set(`src/components/${component.name.replace('.', '/')}.json`, json(componentSchema(component)));
  }
  files.set('src/contract/model.json', json({ ...runtimeModel() }));
  // The project stands alone once it is copied, so it has the schema of a complaint in it.
  files.set(
    'src/contract/complaint.ts',
    readFileSync('content-service/contract/schemas/complaint.ts', 'utf8'),
  );
  return files;
}
