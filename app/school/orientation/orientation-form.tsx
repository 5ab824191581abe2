import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { Nearness } from '../campuses/nearest/nearness.server';
import { PlaceField } from '../campuses/nearest/place-field';
import { orientationPath, type Situation, situations } from './situations';

interface OrientationFormProps {
  situation?: Situation | null;
  /** The content of the place's field; absent until the visitor has typed. */
  nearness?: Nearness;
}

/** 'Je suis en… près de…': a plain GET form; its values are the address of the answer. */
export function OrientationForm({ situation, nearness }: OrientationFormProps) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form
      method="get"
      action={orientationPath}
      role="search"
      aria-label={t('home.orientation.form')}
      className="orientation-form"
    >
      <div className="field">
        <label htmlFor="situation">{t('home.orientation.situation')}</label>
        <select id="situation" name="situation" defaultValue={situation ?? ''}>
          <option value="">{t('home.orientation.any')}</option>
          {situations.map((option) => (
            <option key={option} value={option}>
              {t(`home.orientation.${option}`)}
            </option>
          ))}
        </select>
      </div>
      <PlaceField label={t('home.orientation.place')} nearness={nearness} />
      <button type="submit" className="button button-primary">
        <span>{t('home.orientation.submit')}</span>
        <Icon name="arrow-right" />
      </button>
    </form>
  );
}
