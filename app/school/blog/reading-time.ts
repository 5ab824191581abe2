/** The reading time of a text. Pure. */

/** Words a minute of an adult who reads French prose on a screen (Brysbaert 2019: 238 for English, fewer for longer words). */
const wordsPerMinute = 220;

/** @returns whole minutes, at least one; without tags and entities of the HTML */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&(?:[a-z]+|#x?[\da-f]+);/gi, ' ');
  const words = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
