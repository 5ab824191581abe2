/** Whether a key is held with which browsers open a link elsewhere or save it: Control, Command, Shift or Alt. */
export function isModified(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
