import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { ExternalLink } from '../external-link';
import type { LogosBlockData } from './definition.server';

/** Partners as a list of names in type, which needs no pictures and is readable for all. */
export function LogosBlock({ block }: BlockProps<LogosBlockData>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul className="logo-wall">
        {block.partners.map(({ slug, name, url }) => (
          <li key={slug}>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</li>
        ))}
      </ul>
    </BlockFrame>
  );
}
