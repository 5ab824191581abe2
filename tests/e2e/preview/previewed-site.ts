/** A built site on a school with drafts, whose editors can sign in. */
import { removeSchool, writeSchoolWithDrafts } from '../../drafted-school';
import { type ConfiguredSite, startConfiguredSite } from '../configured-site';

export const password = 'a password of the school';
export const previewSecret = 'a secret for previews';

/** @param panel origin that may frame previews */
export async function startPreviewedSite(panel = ''): Promise<ConfiguredSite> {
  const folder = writeSchoolWithDrafts();
  const site = await startConfiguredSite({
    CONTENT_DIRECTORY: folder,
    CONTENT_EDITOR_PASSWORD: password,
    PREVIEW_SECRET: previewSecret,
    CONTENT_ADMIN_ORIGIN: panel,
    ENGLISH_ENABLED: 'on',
  });
  return {
    ...site,
    close() {
      site.close();
      removeSchool(folder);
    },
  };
}
