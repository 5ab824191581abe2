/** React's `flushSync`, only for the browser: on the server it would load React DOM's client, in both its builds. */
export { flushSync } from 'react-dom';
