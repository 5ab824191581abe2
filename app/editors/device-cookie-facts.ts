/** Name and life of the cookie by which the door knows a device again; the cookie page lists them. Pure. */

/** Days without a sign-in after which a device is a stranger's again. */
export const deviceDays = 180;

/** On https the browser takes it from https alone. */
export const deviceCookieName = (secure: boolean) => (secure ? '__Secure-appareil' : 'appareil');
