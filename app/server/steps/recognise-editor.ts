import type { Editors } from '~/editors/editors.server';
import { mayCarrySession } from '~/editors/sessions.server';
import type { Step } from '../http/exchange';

/**
 * Notes the editor of a request. Runs for every request before the page cache; for visitors it is one search in the
 * `Cookie` header. A forged or expired cookie is ignored: the answer is that for a visitor.
 */
export function recogniseEditor(editors: Editors): Step {
  if (!editors.available) return () => false;
  return (exchange) => {
    const { cookie } = exchange.incoming.headers;
    if (cookie === undefined || !mayCarrySession(cookie)) return false;
    return editors.sessionOf(cookie).then((session) => {
      if (session) exchange.editor = session;
      return false;
    });
  };
}
