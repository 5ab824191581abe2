/** The addresses to watch and to play a video, from an editor's input. Pure. */

const providers = {
  youtube: {
    id: /^[A-Za-z0-9_-]{5,20}$/,
    hosts: /^(?:www\.|m\.|music\.)?(?:youtube|youtube-nocookie)\.com$/,
  },
  vimeo: { id: /^[A-Za-z0-9_-]{5,20}$/, hosts: /^(?:www\.|player\.)?vimeo\.com$/ },
  dailymotion: { id: /^[A-Za-z0-9]{5,20}$/, hosts: /^(?:www\.|geo\.)?dailymotion\.com$/ },
} as const;
type VideoProvider = keyof typeof providers;

/** A video of a provider. */
interface Video {
  provider: VideoProvider;
  id: string;
  /** For an unlisted video of Vimeo: without it the video is not found. */
  hash: string | null;
}

const hashForm = /^[0-9a-f]{6,40}$/i;

/**
 * @param pasted an identifier, or an address of the video: to watch, share, embed, of a short or a live one
 * @param stated the provider of an identifier; an address names its own, and Vimeo's are numbers
 * @returns null without a video
 */
export function readVideo(pasted: string, stated: VideoProvider | null): Video | null {
  const text = pasted.trim();
  if (!/[/.]/.test(text)) return videoOf(stated ?? (/^\d+$/.test(text) ? 'vimeo' : 'youtube'), text);
  // `123456789/0a1b2c3d4e`: the address of an unlisted video without its host.
  if (/^\d+\/[0-9a-z]+(?:\?|$)/i.test(text))
    return stated === 'youtube' ? null : readVideo(`vimeo.com/${text}`, stated);
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(withScheme)) return null;
  const { hostname, pathname, searchParams } = new URL(withScheme);
  const parts = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return videoOf('youtube', parts[0]);
  if (providers.youtube.hosts.test(hostname)) {
    const isInPath = /^(?:embed|shorts|live|v|e)$/.test(parts[0] ?? '');
    return videoOf('youtube', isInPath ? parts[1] : (searchParams.get('v') ?? undefined));
  }
  if (hostname === 'dai.ly') return videoOf('dailymotion', parts[0]);
  if (providers.dailymotion.hosts.test(hostname)) {
    const position = parts.indexOf('video');
    const id = position < 0 ? (searchParams.get('video') ?? undefined) : parts[position + 1];
    return videoOf('dailymotion', id);
  }
  if (!providers.vimeo.hosts.test(hostname)) return null;
  // `/channels/staffpicks/123`, `/groups/a/videos/123`, `/showcase/1/video/123`, `/manage/videos/123`: the last number.
  const position = parts.findLastIndex((part) => /^\d+$/.test(part));
  return videoOf('vimeo', parts[position], searchParams.get('h') ?? parts[position + 1]);
}

function videoOf(provider: VideoProvider, id = '', hash = ''): Video | null {
  if (!providers[provider].id.test(id)) return null;
  return { provider, id, hash: hashForm.test(hash) ? hash : null };
}

/** The page of the video, and its player: YouTube's without cookies until it plays, Vimeo's without tracking. */
export function addressesOf({ provider, id, hash }: Video): { href: string; player: string } {
  if (provider === 'dailymotion')
    return {
      href: `https://www.dailymotion.com/video/${id}`,
      player: `https://geo.dailymotion.com/player.html?video=${id}`,
    };
  if (provider === 'youtube')
    return {
      href: `https://www.youtube.com/watch?v=${id}`,
      player: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    };
  return {
    href: `https://vimeo.com/${hash ? `${id}/${hash}` : id}`,
    player: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1`,
  };
}
