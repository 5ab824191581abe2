import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import type { keyFiguresBlock } from '../../../content-model/blocks/key-figures';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

/** Above this number of characters all figures are smaller, so that each stays on one line. */
const longFigure = 5;

/** Figures of the school, each with its meaning and its source. */
export function KeyFiguresBlock({ block }: BlockProps<WireBlockOf<typeof keyFiguresBlock>>) {
  const t = useLabels();
  const long = block.items.some(({ value }) => (value?.length ?? 0) > longFigure);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul role="list" className={classNames('figures columns', long && 'figures-long')}>
        {block.items.map(({ value, unit, label, source }) => (
          <li key={`${value} ${label}`} className="figure">
            <p>
              <span className="figure-value">
                {value}
                {unit ? (
                  <>
                    {'\u00a0'}
                    <span className="figure-unit">{unit}</span>
                  </>
                ) : null}
              </span>{' '}
              {label ? <span className="figure-label">{label}</span> : null}
            </p>
            {source ? (
              <p className="figure-source block-muted">{t('blocks.figures.source', { source })}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
