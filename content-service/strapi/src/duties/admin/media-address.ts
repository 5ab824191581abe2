/** The address of one picture in the media library: it has none for a file, but a search by name and hash. */
import { useHref } from 'react-router-dom';

export function useMediaAddress(): (picture: string) => string {
  const library = useHref('/plugins/upload');
  return (picture) => `${library}?${mediaQuery(picture)}`;
}

/** The library loads nothing without its own parameters. */
export const mediaQuery = (picture: string): string =>
  String(new URLSearchParams({ _q: picture, page: '1', pageSize: '10', sort: 'createdAt:DESC' }));
