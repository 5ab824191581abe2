/** Device class by the user agent (specification §4). */
export type Device = 'mobile' | 'desktop';

/** Agents with the mobile navigation, as the specification lists them. */
export const mobileAgents = /mobile|ipad|android|iphone/i;

export function deviceOf(userAgent: string | null | undefined): Device {
  return mobileAgents.test(userAgent ?? '') ? 'mobile' : 'desktop';
}
