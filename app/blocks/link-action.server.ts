/** A button of a block: to an address, or opening one of the admissions actions. */
import { z } from 'zod';
import { lenientArray, text } from '~/content/fields.server';
import { type AdmissionsAction, admissionsActions, admissionsHref } from '~/school/admissions/actions';
import { safeHref } from '../../content-model/values/safe-href';

const toAddress = z.object({ label: text, href: z.string() }).transform(({ label, href }, context) => {
  const safe = safeHref(href);
  if (safe === null) {
    context.addIssue({ code: 'custom', message: `not a link: ${href}` });
    return z.NEVER;
  }
  return { label, href: safe };
});

const toAdmissions = z
  .object({ label: text, action: z.enum(admissionsActions) })
  .transform(({ label, action }) => ({ label, href: admissionsHref(action), action }));

/** Buttons of a block; those that lead nowhere safe are left out. */
export const linkActionsField = lenientArray(z.union([toAdmissions, toAddress]));
export type LinkAction = { label: string; href: string; action?: AdmissionsAction };
