/** Whether the site runs as an installed app. */

/** Display modes an installed app can have; F11 also gives `fullscreen`. */
const modes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
const query = modes.map((mode) => `(display-mode: ${mode})`).join(', ');

export function isInstalled(): boolean {
  // Safari on iOS before 16.4 knows only its own property.
  return matchMedia(query).matches || (navigator as { standalone?: boolean }).standalone === true;
}
