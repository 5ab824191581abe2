import { PersonCard } from '~/school/people/person-card';
import { useLabels } from '~/site/labels-context';
import { maxCards, sizesOfPortrait } from '~/ui/card-picture-sizes';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { PeopleBlockData } from './definition.server';

/** Alumni and ambassadors. */
export function PeopleBlock({ block }: BlockProps<PeopleBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(person) => person.slug}
      renderCard={(person, headingLevel) => (
        <PersonCard
          person={person}
          headingLevel={headingLevel}
          {...(block.items.length > maxCards ? { sizes: sizesOfPortrait } : {})}
        />
      )}
      grid="wide"
      wholeList={{ href: block.all, label: t('blocks.people.all') }}
    />
  );
}
