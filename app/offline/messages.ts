/** Messages from a page to the service worker. */

export type PageMessage =
  /** This page is being read: keep it, its pictures, and its loaded code. */
  | { type: 'visited'; address: string; pictures: string[]; assets: string[] }
  /** The visitor saves this page: keep it until it is forgotten. */
  | { type: 'save'; address: string; pictures: string[] }
  | { type: 'forget'; address: string }
  /** The new version may take over. */
  | { type: 'take-over' }
  /** The worker's build; answered on the message's port with the address of its manifest. */
  | { type: 'version' };

/** Validates a message: other scripts may send anything. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const message = data as Record<string, unknown>;
  switch (message['type']) {
    case 'take-over':
    case 'version':
      return true;
    case 'forget':
      return typeof message['address'] === 'string';
    case 'visited':
      return (
        typeof message['address'] === 'string' &&
        isListOfTexts(message['pictures']) &&
        isListOfTexts(message['assets'])
      );
    case 'save':
      return typeof message['address'] === 'string' && isListOfTexts(message['pictures']);
    default:
      return false;
  }
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
