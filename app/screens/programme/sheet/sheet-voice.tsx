import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { peoplePage } from '../../../../content-model/rules/linked-pages';
import type { Life } from './life-words';

/** A testimonial of a current or former learner; nothing without one. */
export function SheetVoice({ voice }: Pick<Life, 'voice'>) {
  const t = useLabels();
  const isThere = useIsThere();
  if (!voice) return null;
  const { name, about, quote, portrait } = voice;
  return (
    <figure className="sheet-voice">
      {portrait ? <Picture media={portrait} sizes="6rem" maxWidth={320} decorative /> : null}
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b> {about}{' '}
        {isThere(peoplePage) ? (
          <a href={peoplePage}>
            {t('programmes.voice.more')} <Icon name="arrow-right" />
          </a>
        ) : null}
      </figcaption>
    </figure>
  );
}
