/**
 * The end of an entry's address follows its title until it is published, or until an editor writes another one. Strapi
 * fills it once, with the name of the model while there is no title.
 */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import * as React from 'react';
import { followsTitle, slugOfTitle } from '../../contract/slug';

/** As the contract names them; pages have their address from two fields of their own. */
const titles = ['title', 'name', 'question'];
const pages = 'api::article.article';

/** A panel that shows nothing: it is there wherever there is a form. */
export const SlugFollowsTitle: PanelComponent = ({ model, document }) => {
  const values = useForm('SlugFollowsTitle', (form) => form.values) as Record<string, unknown>;
  const onChange = useForm('SlugFollowsTitle', (form) => form.onChange);
  const found = titles.map((name) => values[name]).find((value) => typeof value === 'string');
  const title = typeof found === 'string' ? found : '';
  const before = React.useRef(title);
  /** What was written last and is not in the form yet: keys are pressed faster than it is rendered. */
  const written = React.useRef<string | null>(null);
  const isFree = model !== pages && (document === undefined || document.status === 'draft');
  React.useEffect(() => {
    const last = before.current;
    before.current = title;
    if (values.slug === written.current) written.current = null;
    if (!isFree || last === title) return;
    const name = model.split('.').at(-1) ?? '';
    if (written.current === null && !followsTitle(values.slug, last, name)) return;
    written.current = slugOfTitle(title);
    onChange('slug', written.current);
  }, [isFree, model, onChange, title, values.slug]);
  return null;
};
