/** The page CRM links lead to in embedded mode: it shows what a CRM would receive. */
import type { Store } from './store';

const shown = ['action', 'course', 'campus', 'origine-tracking', 'utm_source', 'utm_medium'];

export function demoCrmPage(url: URL, store: Store): Response {
  const rows = shown
    .map(
      (name) =>
        `<tr><th scope="row">${name}</th><td>${escapeHtml(url.searchParams.get(name) ?? '')}</td></tr>`,
    )
    .join('');
  const school = escapeHtml(store.data.settings.siteName);
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>CRM de démonstration – ${school}</title>
</head>
<body>
<main>
<h1>CRM de démonstration</h1>
<p>Vous avez quitté le site de l’école. Un véritable CRM recevrait ces valeurs :</p>
<table><tbody>${rows}</tbody></table>
<p><a href="/">Revenir au site</a></p>
</main>
</body>
</html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );
}
