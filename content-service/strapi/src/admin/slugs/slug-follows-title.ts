/**
 * Keeps the slug of a new entry equal to its title, until the entry is published or an editor writes another slug. Strapi
 * itself fills it once, with the name of the model while there is no title.
 */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import * as React from 'react';
import { followsTitle, slugOfTitle } from '../../contract/slug';

/** Fields that hold the title of an entry, as the contract names them. */
const titleFields = ['title', 'name', 'question'];
/** Their address has two fields that editors fill in. */
const pages = 'api::article.article';

/** A panel that shows nothing: Strapi renders it beside every form. */
export const SlugFollowsTitle: PanelComponent = ({ model, document }) => {
  const values = useForm('SlugFollowsTitle', (form) => form.values) as Record<string, unknown>;
  const onChange = useForm('SlugFollowsTitle', (form) => form.onChange);
  const title = titleIn(values);
  const titleBefore = React.useRef(title);
  /** A slug that was written but is not in the form yet: keys are pressed faster than it is rendered. */
  const pendingSlug = React.useRef<string | null>(null);
  const mayChange = model !== pages && (document === undefined || document.status === 'draft');
  React.useEffect(() => {
    const lastTitle = titleBefore.current;
    titleBefore.current = title;
    if (values.slug === pendingSlug.current) pendingSlug.current = null;
    if (!mayChange || lastTitle === title) return;
    const modelName = model.split('.').at(-1) ?? '';
    if (pendingSlug.current === null && !followsTitle(values.slug, lastTitle, modelName)) return;
    pendingSlug.current = slugOfTitle(title);
    onChange('slug', pendingSlug.current);
  }, [mayChange, model, onChange, title, values.slug]);
  return null;
};

function titleIn(values: Record<string, unknown>): string {
  return titleFields.map((name) => values[name]).find((value) => typeof value === 'string') ?? '';
}
