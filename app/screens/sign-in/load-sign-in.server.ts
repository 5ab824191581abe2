/** GET of `/login`: the form, with its words. */
import { returnAddress } from '~/editors/return-address';
import { errorResponse } from '~/screens/frame/error-response.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import type { SignInWords } from './sign-in-page';

/** @throws a 404 if nobody has an account */
export async function loadSignIn({ services, url, head }: PageContext) {
  if (!services.editors.available) throw errorResponse({ statusCode: 404, kind: 'content' });
  const t = await labelsOf(services);
  const words: SignInWords = {
    title: t('preview.door.title'),
    summary: t('preview.door.summary'),
    form: t('preview.door.form'),
    email: t('preview.door.email'),
    password: t('preview.door.password'),
    hint: t('preview.door.hint'),
    submit: t('preview.door.submit'),
    visitors: t('preview.door.visitors'),
    home: t('preview.door.home'),
  };
  return {
    words,
    back: returnAddress(url.searchParams.get('retour')),
    head: await head({ title: words.title, description: words.summary, noindex: true }),
  };
}
