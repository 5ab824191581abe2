import { CampusCard } from '~/school/campuses/campus-card';
import { CampusList } from '~/school/campuses/campus-list';
import { FranceMap } from '~/school/campuses/france-map';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { CampusesBlockData } from './definition.server';

/** The campuses as cards, on the map, or as a list by region. */
export function CampusesBlock({ block }: BlockProps<CampusesBlockData>) {
  const { display } = block;
  if (display.presentation === 'cards') {
    return (
      <CollectionFrame
        block={block}
        items={display.campuses}
        keyOf={(campus) => campus.slug}
        renderCard={(campus, headingLevel) => <CampusCard campus={campus} headingLevel={headingLevel} />}
      />
    );
  }
  const headingLevel = block.title ? 3 : 2;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      {display.presentation === 'map' ? (
        <FranceMap
          campuses={display.campuses}
          labels={display.labels}
          headingLevel={headingLevel}
          listId={`${block.id}-liste`}
        />
      ) : (
        <CampusList campuses={display.campuses} headingLevel={headingLevel} />
      )}
    </BlockFrame>
  );
}
