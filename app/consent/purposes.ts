/** The purposes of consent, and those in use on this site (law 78-17, art. 82; CNIL 2020-091). Pure. */

export const purposes = ['measurement', 'frames', 'videos', 'origin'] as const;
export type Purpose = (typeof purposes)[number];

/** The part of the configuration on which consent depends. */
export interface ConsentConfiguration {
  publicOrigin: string;
  gtmId: string | undefined;
  externalFooterUrl: string | undefined;
  topBannerUrl: string | undefined;
  originTrackingNeedsConsent: boolean;
}

/** The purposes that a visitor can decide on: those of the configuration, and videos, which any page may contain. */
export function purposesInUse(configuration: ConsentConfiguration): Purpose[] {
  const bannerPurposes = purposesOfBanner(configuration);
  return purposes.filter((purpose) => purpose === 'videos' || bannerPurposes.includes(purpose));
}

/**
 * The purposes the site has to ask for by itself, with the banner. Videos are not among them: each is a
 * placeholder, and pressing it is the consent.
 */
export function purposesOfBanner(configuration: ConsentConfiguration): Purpose[] {
  const { gtmId, externalFooterUrl, topBannerUrl, originTrackingNeedsConsent, publicOrigin } = configuration;
  const isAsked: Record<Purpose, boolean> = {
    measurement: gtmId !== undefined,
    frames: [externalFooterUrl, topBannerUrl].some(
      (address) => address !== undefined && frameNeedsConsent(address, publicOrigin),
    ),
    videos: false,
    origin: originTrackingNeedsConsent,
  };
  return purposes.filter((purpose) => isAsked[purpose]);
}

/**
 * Whether a configured frame is third-party: its host is neither the site's own nor a subdomain. The school does not
 * control what another host stores in the visitor's browser.
 */
export function frameNeedsConsent(address: string, publicOrigin: string): boolean {
  const siteHost = new URL(publicOrigin).hostname.replace(/^www\./, '');
  const { hostname } = new URL(address);
  return hostname !== siteHost && !hostname.endsWith(`.${siteHost}`);
}
