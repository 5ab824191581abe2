/** The target of CRM links in embedded mode: it shows the values for a CRM. */
import { demoPage, valueTable } from './demo-page';
import type { Store } from './store';

const shownParameters = ['action', 'course', 'campus', 'origine-tracking', 'utm_source', 'utm_medium'];

export function demoCrmPage(url: URL, store: Store): Response {
  const rows = shownParameters.map((name) => [name, url.searchParams.get(name) ?? ''] as const);
  return demoPage(
    'CRM de démonstration',
    store.data.settings.siteName,
    `<p>Vous avez quitté le site de l’école. Un véritable CRM recevrait ces valeurs :</p>
${valueTable(rows)}
<p><a href="/">Revenir au site</a></p>`,
  );
}
