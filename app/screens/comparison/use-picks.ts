/** The programmes ticked for comparison. Without JavaScript only the boxes of one page count. */

import { useState } from 'react';
import type { NamedEntry } from '~/base/named-entry';
import { mostCompared } from '~/school/programmes/comparison-address';
import { useEnhancement } from '~/ui/enhancement';
import { rememberedPicks, rememberPicks } from './picks';

export interface Picks {
  picked: readonly NamedEntry[];
  /** The maximum is reached. */
  full: boolean;
  has(slug: string): boolean;
  toggle(pick: NamedEntry): void;
  clear(): void;
}

/** @param offered programmes that can be ticked on the page */
export function usePicks(offered: readonly NamedEntry[]): Picks {
  const [picked, setPicked] = useState<readonly NamedEntry[]>([]);
  const put = (next: readonly NamedEntry[]) => {
    rememberPicks(next);
    setPicked(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what came before the scripts
  useEnhancement(() => {
    const ticked = offered.filter(({ slug }) => boxOf(slug)?.checked);
    const known = [...rememberedPicks(), ...ticked];
    put(
      known
        .filter(({ slug }, index) => known.findIndex((other) => other.slug === slug) === index)
        .slice(0, mostCompared),
    );
  }, []);
  const has = (slug: string) => picked.some((pick) => pick.slug === slug);
  return {
    picked,
    full: picked.length >= mostCompared,
    has,
    toggle({ slug, title }) {
      // A box may be pressed before the effect of the previous one is shown.
      const known = rememberedPicks();
      const others = known.filter((pick) => pick.slug !== slug);
      if (others.length < known.length) put(others);
      else if (others.length < mostCompared) put([...others, { slug, title }]);
    },
    clear: () => put([]),
  };
}

export function boxId(slug: string): string {
  return `comparer-${slug}`;
}

function boxOf(slug: string): HTMLInputElement | null {
  return document.getElementById(boxId(slug)) as HTMLInputElement | null;
}
