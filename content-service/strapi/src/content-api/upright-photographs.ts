import type { Core } from '@strapi/strapi';

/**
 * Makes the media library rotate photographs upright. With Strapi's defaults it rewrites an upload and drops the Exif
 * rotation of a phone without applying it: the photograph is sideways. Set once, so that a change in the panel is not
 * overruled.
 */
export async function keepPhotographsUpright(strapi: Core.Strapi): Promise<void> {
  const isSet = strapi.store({ type: 'app', name: 'media', key: 'uprightPhotographs' });
  if (await isSet.get({})) return;
  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  await settings.set({ value: { ...((await settings.get({})) as object | null), autoOrientation: true } });
  await isSet.set({ value: true });
}
