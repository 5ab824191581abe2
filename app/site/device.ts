/** Device class by the user agent (specification §4). */
export type Device = 'mobile' | 'desktop';

export function deviceOf(userAgent: string | null | undefined): Device {
  return /mobile|ipad|android|iphone/i.test(userAgent ?? '') ? 'mobile' : 'desktop';
}
