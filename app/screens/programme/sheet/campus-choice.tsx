import { useNavigate } from '@remix-run/react';
import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import { browsesList } from '~/browser/browses-list';
import { rememberMyCampus } from '~/school/campuses/my-campus';
import { programmeHref } from '~/school/programmes/programme-address';
import { pathTo } from '~/screens/list/path-to';
import { inPlace } from '~/site/in-place';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { useEnhancement } from '~/ui/enhancement';
import { KnownCampus } from './known-campus';
import type { CampusContact, SheetHead } from './programme-sheet';

interface CampusChoiceProps {
  sheet: Pick<SheetHead, 'slug' | 'campuses'>;
  campus: Pick<CampusContact, 'slug' | 'name'> | null;
}

/**
 * 'À quel campus ?': a GET form that with scripts sends itself when a campus is chosen, not while keys go through the
 * list; scroll position and focus stay.
 */
export function CampusChoice({ sheet: { slug, campuses }, campus }: CampusChoiceProps) {
  const t = useLabels();
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const isBrowsing = useRef(false);
  const chosen = campus?.slug ?? '';
  const shown = useRef(chosen);
  // Back and forward change the choice; a choice made before the scripts started stays.
  useEnhancement(() => {
    if (select.current && shown.current !== chosen) select.current.value = chosen;
    shown.current = chosen;
  }, [chosen]);
  const notice = ({ nativeEvent }: SyntheticEvent) => {
    isBrowsing.current = browsesList(nativeEvent);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const wanted = select.current?.value;
    rememberMyCampus(wanted || null);
    if (!navigator.onLine) return;
    event.preventDefault();
    navigate(programmeHref(slug, wanted), { state: inPlace });
  };
  return (
    <form
      key={slug}
      method="get"
      action={pathTo('formations/:slug', slug)}
      className="campus-choice"
      onSubmit={send}
    >
      <p>
        <label htmlFor="mon-campus">{t(`programmes.campus.${campus ? 'chosen' : 'ask'}`)}</label>
        {campus ? (
          <a href={pathTo('campus/:slug', campus.slug)} className="known-campus">
            {campus.name}
          </a>
        ) : (
          <KnownCampus slug={slug} campuses={campuses} />
        )}
      </p>
      {/* Who hears the page is told that it is now about a campus (RGAA 7.5). */}
      <div role="status" className="sr-only">
        {campus ? `${t('programmes.campus.chosen')} : ${campus.name}` : ''}
      </div>
      <div className="field">
        <select
          ref={select}
          id="mon-campus"
          name="campus"
          defaultValue={chosen}
          onKeyDown={notice}
          onPointerDown={notice}
          onChange={({ target }) => {
            if (!isBrowsing.current) target.form?.requestSubmit();
          }}
        >
          <option value="">{t(`programmes.campus.${campus ? 'none' : 'any'}`)}</option>
          {campuses.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.title}
            </option>
          ))}
        </select>
        {/* On a phone the list needs the space of the label, which is hidden but read out (RGAA 11.9). */}
        <SubmitButton look="secondary">
          {t(`programmes.campus.${campus ? 'change' : 'choose'}`)}
          <span className="sr-only"> {t(`programmes.campus.${campus ? 'changeWhat' : 'chooseWhat'}`)}</span>
        </SubmitButton>
      </div>
    </form>
  );
}
