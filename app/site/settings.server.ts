/** The settings of the site from the content service (specification §3, §7). */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { sharedInRecording } from '~/content/content-use.server';
import { reader } from '~/reading/reading.server';
import { settingsView } from '../../content-model/singles/settings';
import { noAdmissionDates } from './admission-settings.server';
import { unnamedSchool } from './labels/commons';
import { schoolLook } from './look/school-look';

const settingsFields = reader(settingsView);
const settingsSchema = settingsFields
  .refine(({ schools }) => schools.length > 0, { path: ['schools'], error: 'no school' })
  .transform((value) => ({
    email: value.email,
    school: schoolOf(value.schools[0]),
    social: value.social
      .filter((item) => item.visible)
      // The ids of the content service are not unique.
      .map(({ type, url }, index) => ({ id: String(index + 1), type, href: url })),
    title: value.title ?? value.siteName ?? value.schools[0]?.name ?? unnamedSchool,
    siteName: value.siteName ?? value.title ?? value.schools[0]?.name ?? unnamedSchool,
    logo: value.logo,
    look: schoolLook(value.look),
    siteUrl: value.siteUrl?.startsWith('http') ? value.siteUrl : null,
    description: value.seo?.metaDescription ?? null,
    metas: value.seo?.metas ?? [],
    shareImage: value.seo?.shareImage ?? null,
    twitterSite: value.seo?.twitterSite ?? null,
    admission: value.admission ?? noAdmissionDates,
    accessibility: value.facts?.accessibility ?? null,
  }));

function schoolOf(school: z.output<typeof settingsFields>['schools'][number] | undefined) {
  const { phone, ...schoolFields } = school ?? {
    name: null,
    legalName: null,
    phone: null,
    address: null,
    logo: null,
  };
  return { ...schoolFields, phone: phone?.number ?? null };
}

export type Settings = z.output<typeof settingsSchema>;

export const fallbackSettings: Settings = {
  email: null,
  school: { name: null, legalName: null, phone: null, address: null, logo: null },
  social: [],
  title: unnamedSchool,
  siteName: unnamedSchool,
  logo: null,
  look: null,
  siteUrl: null,
  description: null,
  metas: [],
  shareImage: null,
  twitterSite: null,
  admission: noAdmissionDates,
  accessibility: null,
};

/** `GET /users/me`. */
export const findSettings = sharedInRecording(
  (content: ContentClient): Promise<Settings> => content.entry('/users/me', settingsSchema),
);
