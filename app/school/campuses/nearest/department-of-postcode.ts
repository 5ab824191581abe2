/** The number of a postcode's department, except for some dozen villages that a neighbour delivers to. */
export function departmentOf(postcode: string): string {
  if (/^9[78]/.test(postcode)) return overseas[postcode] ?? postcode.slice(0, 3);
  if (postcode.startsWith('20')) return postcode < '20200' ? '2A' : '2B';
  return postcode.slice(0, 2);
}

/** Saint-Barthélemy and Saint-Martin, delivered to from Guadeloupe. */
const overseas: Readonly<Record<string, string>> = { 97133: '977', 97150: '978' };
