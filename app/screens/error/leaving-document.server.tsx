/** Redirects to another site after a form, by `Refresh` or by its link. */

import { defaultLabels } from '~/site/labels/index';
import { bareDocument } from './bare-document.server';

export function leavingDocument(target: URL): string {
  return bareDocument({
    title: defaultLabels['admissions.form.leaving'],
    body: (
      <main>
        <p>{defaultLabels['admissions.form.leaving']}</p>
        <p>
          <a href={target.href}>{target.host}</a>
        </p>
      </main>
    ),
  });
}
