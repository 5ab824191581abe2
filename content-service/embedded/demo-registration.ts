/**
 * `/demo/inscription?evenement={slug}`: where the demonstration's events lead to register. A form without a script, and
 * its submitted values; nothing is kept.
 */
import { demoPage, escapeHtml, valueTable } from './demo-page';
import type { ContentEntry } from './load';
import type { Store } from './store';

const title = 'Inscription de démonstration';

/** Characters of a value that are shown again. */
const longestValue = 200;

/** The questions, by the field's name. */
const fields = {
  nom: { label: 'Nom et prénom', attributes: `type="text" autocomplete="name" maxlength="${longestValue}"` },
  courriel: {
    label: 'Courriel',
    attributes: `type="email" autocomplete="email" maxlength="${longestValue}"`,
  },
  personnes: { label: 'Nombre de personnes', attributes: 'type="number" min="1" max="6" value="1"' },
} as const;

/** The form, or after a POST its values; 404 for an unknown event. */
export async function demoRegistration(request: Request, store: Store): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get('evenement');
  const event = store.all('events').find((entry) => entry.slug === slug);
  const school = store.data.settings.siteName;
  if (!event) {
    return demoPage(
      title,
      school,
      '<p>Cet événement n’existe pas.</p><p><a href="/agenda">Agenda</a></p>',
      404,
    );
  }
  const body = request.method === 'POST' ? confirmation(event, await valuesOf(request)) : form(event);
  return demoPage(title, school, body);
}

async function valuesOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

function form(event: ContentEntry): string {
  const inputs = Object.entries(fields).map(
    ([name, { label, attributes }]) =>
      `<label>${label} <input name="${name}" ${attributes} required></label>`,
  );
  return `<p>Vous avez quitté le site de l’école pour vous inscrire à <strong>${escapeHtml(String(event.title))}</strong>.
Rien de ce que vous envoyez ici n’est gardé.</p>
<form method="post" action="${escapeHtml(formAddress(event))}">
${inputs.join('\n')}
<button type="submit">Envoyer mon inscription</button>
</form>
<p>${backTo(event)}</p>`;
}

function confirmation(event: ContentEntry, values: URLSearchParams): string {
  const rows = Object.entries(fields).map(
    ([name, { label }]) => [label, (values.get(name) ?? '').slice(0, longestValue)] as const,
  );
  return `<p role="status">Votre inscription est envoyée. Un véritable formulaire recevrait ces valeurs :</p>
${valueTable([['Événement', String(event.title)], ...rows])}
<p>${backTo(event)}</p>`;
}

const formAddress = ({ slug }: ContentEntry) => `/demo/inscription?evenement=${String(slug)}`;
const backTo = ({ slug }: ContentEntry) => `<a href="/agenda/${String(slug)}">Revenir à l’événement</a>`;
