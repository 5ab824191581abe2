import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { liveBlock } from './live-blocks';
import type { PageBlock } from './page-block';

interface BlocksProps {
  blocks: readonly PageBlock[];
  /** The page's parts: the markup of its blocks, by id. */
  parts: Readonly<Record<string, RenderedPart>>;
}

/** The blocks of a page, in order. */
export function Blocks({ blocks, parts }: BlocksProps) {
  return blocks.map(({ id, kind, live }) => {
    const Live = live && liveBlock(kind);
    if (Live) return <Live key={id} block={live} first={false} />;
    const part = parts[id];
    // Blocks of another page have the same ids.
    return part ? <ServerPart key={part.version} part={part} /> : null;
  });
}
