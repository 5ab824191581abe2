import { longestPlace, placeProblemId } from '~/school/campuses/nearest/place-address';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { useAskedField } from '~/ui/use-asked-field';

interface NearestFormProps {
  asked: string;
  /** The sentence below says that no place is known by what was asked, or several. */
  wrong: boolean;
}

/** Asks for a place. A plain GET form: its values are the address of the answer. */
export function NearestForm({ asked, wrong }: NearestFormProps) {
  const t = useLabels();
  const field = useAskedField(asked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form method="get" action={pathTo('campus')} role="search" className="search-form" data-in-place>
      <label htmlFor="pres">{t('campuses.place.field')}</label>
      <input
        ref={field}
        id="pres"
        name="pres"
        type="text"
        maxLength={longestPlace}
        placeholder={t('campuses.near.hint')}
        autoComplete="postal-code"
        enterKeyHint="search"
        defaultValue={asked}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? placeProblemId : undefined}
      />
      <button type="submit" className="button button-primary" aria-label={t('campuses.near.submit')}>
        <Icon name="pin" />
      </button>
    </form>
  );
}
