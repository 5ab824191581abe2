/** What Strapi runs at its start: the project's fields, tables, routes and rules. */
import type { Core } from '@strapi/strapi';
import { answerAddresses } from './addresses/answer-addresses';
import { answerBeginning } from './beginning/server/answer-beginning';
import { answerBin } from './bin/server/answer-bin';
import { emptyBin } from './bin/server/bin-items';
import { announceMoments } from './content-api/announce-moments';
import { nameLanguagesInFrench } from './content-api/language-names';
import { refuseFilesInFrench, refuseInFrench } from './content-api/refuse-in-french';
import { refuseUnshownPictures } from './content-api/refuse-unshown-pictures';
import { answerRichTextAsHtml } from './content-api/rich-text';
import { proposeNoSlugWithoutTitle } from './content-api/slug-without-title';
import { keepPhotographsUpright } from './content-api/upright-photographs';
import { nameFieldsInFrench } from './content-api/wording';
import { answerFindings } from './duties/server/answer-findings';
import { answerToComplete } from './duties/server/answer-to-complete';
import { answerEditing } from './editing/server/answer-editing';
import { answerFacts } from './facts/server/answer-facts';
import { recordChanges } from './recorder/record-changes';
import { addTables } from './tables';
import { answerUses } from './uses/server/answer-uses';
import { keepUsedFiles } from './uses/server/keep-used-files';
import { answerVersions } from './versions/server/answer-versions';

/**
 * The fields that the panel has beside Strapi's own: how each is stored, and its width of twelve columns in a form. Their
 * inputs are in `admin/fields/`.
 */
const customFields = [
  // Lists that editors see as lines, boxes or cells, and the wire as JSON.
  { name: 'lines', type: 'json', width: 12 },
  { name: 'choices', type: 'json', width: 12 },
  { name: 'rows', type: 'json', width: 12 },
  // Chosen in French, stored as the word of the wire.
  { name: 'choice', type: 'enumeration', width: 6 },
  // Typed with a comma or a point.
  { name: 'decimal', type: 'float', width: 4 },
  // Chosen in the media library, and among the pages of the site.
  { name: 'file', type: 'string', width: 12 },
  { name: 'link', type: 'string', width: 12 },
  // Typed by the clock of the campus, stored as any moment is.
  { name: 'moment', type: 'datetime', width: 6 },
] as const;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    for (const { name, type, width } of customFields)
      strapi.customFields.register({ name, type, inputSize: { default: width, isResizable: true } });
    refuseInFrench(strapi);
    addTables(strapi);
    answerRichTextAsHtml(strapi);
    recordChanges(strapi);
    answerVersions(strapi);
    answerEditing(strapi);
    answerBin(strapi);
    answerUses(strapi);
    answerAddresses(strapi);
    answerToComplete(strapi);
    answerFindings(strapi);
    answerFacts(strapi);
    answerBeginning(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    proposeNoSlugWithoutTitle(strapi);
    await nameFieldsInFrench(strapi);
    await nameLanguagesInFrench(strapi);
    await keepPhotographsUpright(strapi);
    announceMoments(strapi);
    emptyBin(strapi);
    keepUsedFiles(strapi);
    refuseUnshownPictures(strapi);
    refuseFilesInFrench(strapi);
  },
};
