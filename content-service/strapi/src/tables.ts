/**
 * Tables beside the content: no address answers them, no role has rights to them, no message to the site names them.
 * Strapi makes them at its start.
 */
import type { Core } from '@strapi/strapi';

export const versions = 'school::version';
export const bin = 'school::bin-item';
export const waitingLinks = 'school::waiting-link';

const models = [
  {
    uid: versions,
    singularName: 'version',
    tableName: 'school_versions',
    attributes: {
      id: { type: 'increments' },
      type: { type: 'string' },
      document: { type: 'string' },
      language: { type: 'string' },
      at: { type: 'datetime' },
      author: { type: 'string' },
      title: { type: 'text' },
      why: { type: 'string' },
      whole: { type: 'json' },
    },
    indexes: [{ name: 'school_versions_of_document', columns: ['document', 'language'] }],
  },
  {
    uid: bin,
    singularName: 'bin-item',
    tableName: 'school_bin',
    attributes: {
      id: { type: 'increments' },
      type: { type: 'string' },
      document: { type: 'string' },
      at: { type: 'datetime' },
      author: { type: 'string' },
      title: { type: 'text' },
      languages: { type: 'json' },
      links: { type: 'json' },
    },
  },
  {
    uid: waitingLinks,
    singularName: 'waiting-link',
    tableName: 'school_waiting_links',
    attributes: {
      id: { type: 'increments' },
      owner: { type: 'string' },
      attribute: { type: 'string' },
      source: { type: 'string' },
      language: { type: 'string' },
      target: { type: 'string' },
    },
    indexes: [
      { name: 'school_waiting_links_source', columns: ['source'] },
      { name: 'school_waiting_links_target', columns: ['target'] },
    ],
  },
];

export function addTables(strapi: Core.Strapi): void {
  for (const model of models) strapi.get('models').add(model);
}
