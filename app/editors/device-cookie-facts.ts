/** Name and life of the cookie that marks a known device; the cookie page lists them. Pure. */

/** Days without a sign-in after which a device is unknown again. */
export const deviceDays = 180;

/** On https the browser accepts it only from https. */
export const deviceCookieName = (secure: boolean) => (secure ? '__Secure-appareil' : 'appareil');
