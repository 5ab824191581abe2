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
<link rel="stylesheet" href="/demo/crm.css">
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

/** Plain on purpose, because it represents another site. */
const styles = `:root {
  color-scheme: light;
  font: 1.0625rem/1.5 system-ui, sans-serif;
  color: #1d2433;
  background: #eef0f4;
}
body { margin: 0; }
main {
  max-width: 36rem;
  margin: 10vh auto;
  padding: 2rem clamp(1.25rem, 5vw, 2.5rem);
  background: #fff;
  border-top: 4px solid #5a6478;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
table { width: 100%; margin-block: 1.5rem; border-collapse: collapse; }
th, td { padding: 0.6rem 0; border-bottom: 1px solid #d5d9e2; text-align: left; overflow-wrap: anywhere; }
th { width: 10rem; padding-right: 1rem; font-weight: 400; color: #535c6e; }
a { color: #1f4fa3; }`;

export function demoCrmStyles(): Response {
  return new Response(styles, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );
}
