import { useNavigate } from '@remix-run/react';
import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import { pathTo } from '~/addresses/path-to';
import { browsesList } from '~/browser/browses-list';
import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { rememberMyCampus } from '~/school/campuses/my-campus';
import { programmeHref } from '~/school/programmes/programme-address';
import { inPlace } from '~/site/in-place';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { CampusReminder } from './campus-reminder';
import { campusSelectId } from './campus-select';
import type { CampusContact, SheetHead } from './programme-sheet';

interface CampusChoiceProps {
  sheet: Pick<SheetHead, 'slug' | 'campusCount'>;
  campus: Pick<CampusContact, 'slug' | 'name'> | null;
  /** The list, a `CampusSelect`. */
  select: RenderedPart;
}

/**
 * 'À quel campus ?': a GET form that with scripts sends itself when a campus is chosen, not while keys go through the
 * list; scroll position and focus stay.
 */
export function CampusChoice({ sheet: { slug, campusCount }, campus, select }: CampusChoiceProps) {
  const t = useLabels();
  const navigate = useNavigate();
  const isBrowsing = useRef(false);
  const noteInput = ({ nativeEvent }: SyntheticEvent) => {
    isBrowsing.current = browsesList(nativeEvent);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const campusSlug = String(new FormData(event.currentTarget).get('campus') ?? '');
    rememberMyCampus(campusSlug || null);
    if (!navigator.onLine) return;
    event.preventDefault();
    navigate(programmeHref(slug, campusSlug), { state: inPlace });
  };
  return (
    <form
      key={slug}
      method="get"
      action={pathTo('formations/:slug', slug)}
      className="campus-choice"
      onSubmit={submit}
      onKeyDown={noteInput}
      onPointerDown={noteInput}
      onChange={({ currentTarget }) => {
        if (!isBrowsing.current) currentTarget.requestSubmit();
      }}
    >
      <p>
        <label htmlFor={campusSelectId}>{t(`programmes.campus.${campus ? 'chosen' : 'ask'}`)}</label>{' '}
        {/* Screen readers say that the page is now about a campus (RGAA 7.5). */}
        <span role="status">
          {campus ? (
            <a href={pathTo('campus/:slug', campus.slug)} className="known-campus tap-link">
              {campus.name}
            </a>
          ) : null}
        </span>
        {campus ? null : <CampusReminder slug={slug} campusCount={campusCount} />}
      </p>
      <div className="field">
        <ServerPart part={select} />
        {/* On a phone the list needs the space of the label, which is hidden but read out (RGAA 11.9). */}
        <SubmitButton look="secondary">
          {t(`programmes.campus.${campus ? 'change' : 'choose'}`)}
          <span className="sr-only"> {t(`programmes.campus.${campus ? 'changeWhat' : 'chooseWhat'}`)}</span>
        </SubmitButton>
      </div>
    </form>
  );
}
