import { classNames } from '~/ui/class-names';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { ExternalLink } from '../external-link';
import type { LogosBlockData } from './definition.server';

/** Partners as a list of names in type, which needs no pictures and is readable for all. */
export function LogosBlock({ block }: BlockProps<LogosBlockData>) {
  // What scrolls sideways needs a link for the keyboard to reach it.
  const isRail = block.partners.length > 6 && block.partners.some(({ url }) => url);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul role="list" className={classNames('logo-wall', isRail && 'logo-rail')}>
        {block.partners.map(({ slug, name, url }) => (
          <li key={slug}>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</li>
        ))}
      </ul>
    </BlockFrame>
  );
}
