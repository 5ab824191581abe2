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

/** Lists that editors see as lines, boxes or cells, and the wire as JSON. */
const fields = ['lines', 'choices', 'rows'] as const;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    for (const name of fields)
      strapi.customFields.register({ name, type: 'json', inputSize: { default: 12, isResizable: true } });
    // Chosen in French, stored as the word of the wire.
    strapi.customFields.register({
      name: 'choice',
      type: 'enumeration',
      inputSize: { default: 6, isResizable: true },
    });
    // Typed with a comma or a point.
    strapi.customFields.register({
      name: 'decimal',
      type: 'float',
      inputSize: { default: 4, isResizable: true },
    });
    // Chosen in the media library, and among the pages of the site.
    for (const name of ['file', 'link'])
      strapi.customFields.register({
        name,
        type: 'string',
        inputSize: { default: 12, isResizable: true },
      });
    // Typed by the clock of the campus, stored as any moment is.
    strapi.customFields.register({
      name: 'moment',
      type: 'datetime',
      inputSize: { default: 6, isResizable: true },
    });
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
