/**
 * Updates a form's fields from an address after a chip or Back has changed it. The fields are uncontrolled, so that
 * they work before hydration and keep the input.
 */
export function showInForm(form: HTMLFormElement, parameters: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = parameters.getAll(field.name).includes(field.value);
    else if (field.type === 'search' && field !== document.activeElement) {
      field.value = parameters.get(field.name) ?? '';
    }
  }
}
