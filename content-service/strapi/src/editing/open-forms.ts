/**
 * Which accounts have which entries open, in memory: a form says so every few seconds and is forgotten when it falls
 * silent (docs/architecture.md, 'What editors cannot lose'). Each Strapi knows its own forms only.
 */

export interface OpenForm {
  /** The form's own name, of its account. */
  form: string;
  account: number;
  name: string;
  /** The entry in its language. */
  entry: string;
}

/** Milliseconds after its last word. A browser lets a tab behind others speak once a minute. */
export const silence = 90_000;

/** The oldest goes. */
export const mostForms = 1000;

export interface OpenForms {
  hold(form: OpenForm, now: number): void;
  leave(form: Pick<OpenForm, 'form' | 'account'>): void;
  /** @returns the names of the other accounts that have the entry open, each once */
  others(entry: string, account: number, now: number): string[];
}

export function openForms(): OpenForms {
  /** The one that spoke last is last. */
  const held = new Map<string, OpenForm & { until: number }>();
  const keyOf = ({ form, account }: Pick<OpenForm, 'form' | 'account'>) => `${account} ${form}`;
  function forget(now: number): void {
    for (const [key, { until }] of held) {
      if (until > now && held.size <= mostForms) return;
      held.delete(key);
    }
  }
  return {
    hold(form, now) {
      held.delete(keyOf(form));
      held.set(keyOf(form), { ...form, until: now + silence });
      forget(now);
    },
    leave(form) {
      held.delete(keyOf(form));
    },
    others(entry, account, now) {
      forget(now);
      const there = [...held.values()].filter((form) => form.entry === entry && form.account !== account);
      return [...new Map(there.map((form) => [form.account, form.name])).values()];
    },
  };
}
