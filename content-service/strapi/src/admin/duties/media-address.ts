/** Where the media library shows one picture: it has no address for a file, but searches by name and hash. */
import { useHref } from 'react-router-dom';

export function useMediaAddress(): (picture: string) => string {
  const library = useHref('/plugins/upload');
  return (picture) => `${library}?${mediaQuery(picture)}`;
}

/** The library asks for nothing while its own parameters are absent. */
export const mediaQuery = (picture: string): string =>
  String(new URLSearchParams({ _q: picture, page: '1', pageSize: '10', sort: 'createdAt:DESC' }));
