/** Errors as the form has them: `{ certification: { rncpCode: '…' }, blocks: [, { images: '…' }] }`. */
export function nestedErrors(errors: readonly { path: string[]; message: string }[]): Record<string, never> {
  const form = {};
  for (const { path, message } of errors) {
    let place: Record<string, unknown> = form;
    path.forEach((key, index) => {
      const next = path[index + 1];
      if (next === undefined) place[key] = message;
      else if (typeof place[key] !== 'object') place[key] = /^\d+$/.test(next) ? [] : {};
      place = place[key] as Record<string, unknown>;
    });
  }
  return form as Record<string, never>;
}
