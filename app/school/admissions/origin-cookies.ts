/** A visitor's origin and its cookies (specification §3, §9). */

export interface Origin {
  /** `SEARCH_google`, `ORGANIC_bing`, `REFERRAL_www.ecole.fr`, `direct`, or the content of `utm_source`. */
  source: string;
  /** `cpc`, `organic`, `referral`, `none`, or the content of `utm_medium`. */
  medium: string;
}

export const directOrigin: Origin = { source: 'direct', medium: 'none' };

/** Two days. */
export const originLifetimeInSeconds = 172_800;

/** Cookie and CRM parameter names; the source is in two of them, as the CRM expects it. */
export const originNames = ['origine-tracking', 'utm_source', 'utm_medium'] as const;

/** The three values by their names. */
export function originValues({ source, medium }: Origin): [(typeof originNames)[number], string][] {
  return [
    ['origine-tracking', source],
    ['utm_source', source],
    ['utm_medium', medium],
  ];
}
