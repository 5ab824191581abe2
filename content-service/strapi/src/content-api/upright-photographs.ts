import type { Core } from '@strapi/strapi';

/**
 * Has the media library turn photographs the way they were held. With Strapi's defaults it writes an upload anew and
 * drops the turn a phone has noted in it without applying it: the photograph lies on its side. Said once, so that who
 * switches it off in the panel is not overruled.
 */
export async function keepPhotographsUpright(strapi: Core.Strapi): Promise<void> {
  const said = strapi.store({ type: 'app', name: 'media', key: 'uprightPhotographs' });
  if (await said.get({})) return;
  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  await settings.set({ value: { ...((await settings.get({})) as object | null), autoOrientation: true } });
  await said.set({ value: true });
}
