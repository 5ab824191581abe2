/** The pages of the demonstration that replace other sites: plain on purpose, without a script. */

/** @param body HTML, inserted as it is: the caller escapes visitors' input */
export function demoPage(title: string, school: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${escapeHtml(title)} : cette page tient lieu d’un autre site que celui de ${escapeHtml(school)}.">
<link rel="stylesheet" href="/demo/crm.css">
<title>${escapeHtml(title)} – ${escapeHtml(school)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The submitted values, one row each; `names` may differ from the parameters' own. */
export function valueTable(rows: readonly (readonly [name: string, value: string])[]): string {
  const cells = rows.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );
}

const styles = `:root {
  color-scheme: light;
  font: 1.0625rem/1.5 system-ui, sans-serif;
  color: #1d2433;
  background: #eef0f4;
}
body { margin: 0; overflow-wrap: break-word; }
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
a { color: #1f4fa3; }
label { display: block; margin-top: 1rem; }
input, select, button { box-sizing: border-box; min-height: 2.75rem; padding: 0.4rem 0.75rem; font: inherit; }
input, select { display: block; width: 100%; border: 1px solid #5a6478; background: #fff; color: inherit; }
button { margin-block: 1.5rem 0.5rem; border: 0; background: #1f4fa3; color: #fff; cursor: pointer; }`;

export function demoStyles(): Response {
  return new Response(styles, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
