/** Calls once things have been quiet for `wait` milliseconds; `cancel` forgets the call. */
export function debounce(call: () => void, wait: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = () => {
    cancel();
    timer = setTimeout(call, wait);
  };
  return Object.assign(debounced, { cancel });
}
