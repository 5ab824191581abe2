import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface TagProps {
  children: ReactNode;
  /** Slug of a sector: the tag gets its legend colour. An unknown one keeps the neutral colour. */
  sector?: string | null | undefined;
}

/** A word that classes something: an entry of the map's legend, marked by its colour. */
export function Tag({ children, sector }: TagProps) {
  return <span className={classNames('tag', sector && `sector-${sector}`)}>{children}</span>;
}
