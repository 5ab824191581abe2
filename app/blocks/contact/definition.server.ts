import { namedEntry } from '~/base/named-entry';
import { noneIfNotFound } from '~/content/errors';
import { withFallback } from '~/content/page-content.server';
import { findCampus } from '~/school/campuses/campuses.server';
import { addressLine } from '~/site/address-line';
import { findSettings } from '~/site/settings.server';
import { contactBlock } from '../../../content-model/blocks/contact';
import { type BlockContext, type BlockOf, defineListBlock } from '../definition.server';

/** Contact details of a campus, or of the school if the chosen campus does not exist or cannot be loaded. */
export const contactDefinition = defineListBlock(contactBlock, async (wire, { content }) => {
  const details = wire.campus ? await campusDetails(content, wire.campus) : null;
  return { title: wire.title, intro: wire.intro, ...(details ?? (await schoolDetails(content))) };
});
export type ContactBlockData = BlockOf<typeof contactDefinition>;

async function campusDetails(content: BlockContext['content'], campusSlug: string) {
  const campus = await withFallback(findCampus(content, campusSlug).catch(noneIfNotFound), null);
  return (
    campus && {
      campus: namedEntry(campus),
      address: addressLine(campus),
      phone: campus.phone,
      email: campus.email,
      openingHours: campus.openingHours,
    }
  );
}

async function schoolDetails(content: BlockContext['content']) {
  const { school, email } = await findSettings(content);
  return { campus: null, address: school.address, phone: school.phone, email, openingHours: null };
}
