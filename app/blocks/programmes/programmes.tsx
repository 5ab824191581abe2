import { ProgrammeCard } from '~/school/programmes/programme-card';
import { useLabels } from '~/site/labels-context';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { ProgrammesBlockData } from './definition.server';

/** A choice of programmes. */
export function ProgrammesBlock({ block }: BlockProps<ProgrammesBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      keyOf={(programme) => programme.slug}
      renderCard={(programme, headingLevel) => (
        <ProgrammeCard programme={programme} headingLevel={headingLevel} />
      )}
      wholeList={{
        href: block.all,
        label: t('blocks.programmes.all'),
        parts: block.byLevel.map(({ level, href }) => ({
          href,
          label: t.dynamic(`programmes.list.exit.${level}`),
        })),
      }}
      emptyText={t('commons.empty.programmes')}
    />
  );
}
