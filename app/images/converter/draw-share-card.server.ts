/** Draws the preview of a shared link: title and school logo beside the page's illustration. */
import { createElement } from 'react';
import sharp from 'sharp';
import {
  type CardColours,
  type Focus,
  type ShareCard,
  shareCardSize,
  shareTitle,
} from '../picture/share-card';
import { cropToSubject } from './crop-to-subject.server';
import { displayFont } from './display-font.server';
import { PictureRefused } from './job';
import { openOriginal, withOwnDrawings } from './originals.server';

/** Width of the half with the words. */
const wordsWidth = 680;
/** 0–100, chosen by eye: clean letters, well below 300 kB. */
const quality = 84;

/** Colours of the demonstration, from `styles/tokens.css`. */
const demonstration: CardColours = { deep: '#0d3325', line: '#578570', paper: '#fbf8f1', spot: '#f4bd3a' };

/** Relief lines of the logo (`layout/logo.tsx`). */
const relief =
  'M34.4 19C34.3 20.5 33.3 22.1 32.2 23.2S29.5 25.4 28 25.6S24.1 25.2 22.9 24.1S20.7 20.6 20.9 19S22.6 15.7 23.7 14.7S26.5 13.4 28 13.3S31.6 13.4 32.7 14.3S34.5 17.5 34.4 19zM40.2 19C40 21.9 38.4 25.2 36.3 27.3S31.1 31.6 28 31.9S20.2 31.3 17.8 29.2S13.7 22 14 19S17.6 12.9 19.9 10.9S25.1 7.6 28 7.4S35.3 7.7 37.3 9.7S40.4 16.1 40.2 19zM45.9 19C45.7 23.4 43.6 28.3 40.6 31.6S32.7 37.9 28 38.4S15.9 37.7 12.5 34.5S6.7 23.6 7.3 19S12.8 10.2 16.2 7.2S23.7 1.2 28 0.8S39 2 41.9 5.1S46.1 14.6 45.9 19zM54.6 19C54.4 25.6 51.4 33.1 47 38S35.1 47.4 28 48.2S9.3 47.6 4.3 42.7S-3.2 25.9 -2.2 19S5.4 6.1 10.4 1.4S21.6 -8.9 28 -9.4S44.1 -6.3 48.6 -1.6S54.9 12.4 54.6 19z';

/**
 * Runs in the converter process.
 *
 * @param original the illustration, undecoded; null: only the text
 * @returns a JPEG of 1200 × 630 pixels @throws {PictureRefused} for an invalid illustration
 */
export async function drawShareCard(card: ShareCard, original: Uint8Array | null): Promise<Buffer> {
  const { width, height } = shareCardSize;
  const colours = card.colours ?? demonstration;
  const picture = original && (await illustration(original, card.focus, colours.paper));
  const text = await words(card);
  return await withOwnDrawings(() =>
    sharp({ create: { width, height, channels: 3, background: colours.deep } })
      .composite([
        ...(picture ? [{ input: picture, left: wordsWidth, top: 0 }] : []),
        { input: Buffer.from(text), left: 0, top: 0 },
      ])
      .jpeg({ quality, progressive: true })
      .toBuffer(),
  );
}

/** @throws {PictureRefused} */
async function illustration(original: Uint8Array, focus: Focus | null, background: string): Promise<Buffer> {
  const room = { width: shareCardSize.width - wordsWidth, height: shareCardSize.height };
  const opened = await openOriginal(original);
  try {
    return await (await cropToSubject(opened, room, focus))
      .flatten({ background })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
}

/** The text as outlines, so that the server needs no installed font. */
async function words({ title, school: [short, full], colours: own }: ShareCard): Promise<string> {
  const colours = own ?? demonstration;
  const { height } = shareCardSize;
  const { default: satori } = await import('satori');
  const shown = shareTitle(title);
  const svg = await satori(
    createElement(
      'div',
      {
        lang: 'fr',
        style: {
          ...column,
          justifyContent: 'space-between',
          width: wordsWidth,
          height,
          boxSizing: 'border-box',
          padding: 56,
        },
      },
      createElement(
        'div',
        { style: { ...column, paddingLeft: own ? 0 : 84, height: 64, justifyContent: 'center' } },
        createElement('div', { style: { fontSize: 34, lineHeight: 1, color: colours.paper } }, short),
        // A school that has one name is named once.
        full === short
          ? null
          : createElement('div', { style: { fontSize: 19, lineHeight: 1.3, color: colours.paper } }, full),
      ),
      createElement(
        'div',
        { style: column },
        createElement('div', {
          style: { width: 88, height: 8, marginBottom: 28, backgroundColor: colours.spot },
        }),
        createElement(
          'div',
          {
            style: {
              color: colours.paper,
              fontSize: sizeOf(shown),
              lineHeight: 1.12,
              letterSpacing: '-0.01em',
            },
          },
          shown,
        ),
      ),
    ),
    { width: wordsWidth, height, fonts: await displayFont() },
  );
  return own ? svg : svg.replace(/^<svg[^>]*>/, (opening) => `${opening}${backdrop}${logo}`);
}

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Font size in pixels: smaller for long titles, so that they fit. */
function sizeOf(title: string): number {
  if (title.length <= 36) return 72;
  if (title.length <= 70) return 58;
  return title.length <= 100 ? 48 : 42;
}

const lines = (width: number) =>
  `<path d="${relief}" fill="none" stroke="${demonstration.line}" stroke-width="${width}"/>`;
/** The logo's relief, large and faint, behind the words. */
const backdrop = `<g transform="translate(60 60) scale(15)" opacity="0.28">${lines(0.12)}</g>`;
const logo = `<svg x="56" y="56" width="64" height="64" viewBox="0 0 48 48">${lines(2.2)}<circle cx="28" cy="19" r="3.4" fill="${demonstration.spot}"/></svg>`;
