/** Calls after `wait` milliseconds without another call; `cancel` drops the pending call. */
export function debounce(call: () => void, wait: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = () => {
    cancel();
    timer = setTimeout(call, wait);
  };
  return Object.assign(debounced, { cancel });
}
