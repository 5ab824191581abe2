import { ButtonLink } from '~/ui/button';
import { Picture } from '~/ui/picture';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { HeroBlock } from './definition.server';

/** Opens a page; its title is the page's `<h1>` when it comes first. */
export function Hero({ block, first }: BlockProps<HeroBlock>) {
  const Title = first ? 'h1' : 'h2';
  return (
    <BlockFrame block={block}>
      {block.eyebrow ? <p>{block.eyebrow}</p> : null}
      <Title className="font-display text-5xl">{block.title}</Title>
      {block.text ? <p className="text-lg">{block.text}</p> : null}
      {block.actions.map((action, index) => (
        <ButtonLink key={action.href} href={action.href} look={index === 0 ? 'primary' : 'secondary'}>
          {action.label}
        </ButtonLink>
      ))}
      {block.image ? <Picture media={block.image} sizes="100vw" priority={first} maxWidth={1920} /> : null}
    </BlockFrame>
  );
}
