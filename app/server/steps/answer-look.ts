/** Answers a school's own style sheet and icons, at the addresses where the demonstration's would be. */
import type { ContentClient } from '~/content/client.server';
import { type IconPath, isIconPath } from '~/site/look/icon-paths';
import type { SchoolIcons } from '~/site/look/school-icons.server';
import { findSheet, isSheetAddress } from '~/site/look/sheet-store';
import { findSettings, type Settings } from '~/site/settings.server';
import { memoize } from '../../../content-model/values/memoize';
import { acceptedEncoding, compressNow, type Encoding } from '../http/compress';
import { type Exchange, refuse, type Step } from '../http/exchange';

interface Sources {
  content: ContentClient;
  icons: SchoolIcons;
}

/** A sheet's name has a hash of its text. */
const immutable = 'public, max-age=31536000, immutable';
/** A sheet of another process, whose text this one does not know, is answered with this process's sheet. */
const shortLived = 'public, max-age=60';
/** As files of `public`. */
const anHour = 'public, max-age=3600';

export function answerLook({ content, icons }: Sources): Step {
  const settings = (): Promise<Settings | null> => findSettings(content).catch(() => null);

  async function answerSheet(exchange: Exchange): Promise<boolean> {
    const path = exchange.url.pathname;
    const knownText = findSheet(path);
    if (knownText !== null) return sendSheet(exchange, knownText, immutable);
    // Reading the settings makes their sheet.
    const currentPath = (await settings())?.look?.sheet ?? null;
    const text = findSheet(path) ?? (currentPath && findSheet(currentPath));
    if (text === null) return refuse(exchange, 404);
    return sendSheet(exchange, text, currentPath === path ? immutable : shortLived);
  }

  async function answerIcon(exchange: Exchange, path: IconPath): Promise<boolean> {
    const look = (await settings())?.look;
    const bytes = look ? await icons(path, look) : null;
    if (bytes === null) return false;
    exchange.route = '(file)';
    exchange.bytes = bytes.length;
    exchange.outgoing.writeHead(200, {
      'content-type': path === '/favicon.svg' ? 'image/svg+xml' : 'image/png',
      'content-length': bytes.length,
      'cache-control': anHour,
    });
    exchange.outgoing.end(exchange.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  return (exchange) => {
    const { method, url } = exchange;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (isSheetAddress(url.pathname)) return answerSheet(exchange);
    return isIconPath(url.pathname) ? answerIcon(exchange, url.pathname) : false;
  };
}

function sendSheet(exchange: Exchange, text: string, cacheControl: string): true {
  const { incoming, outgoing, method } = exchange;
  const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
  const body = encoding ? compressors[encoding](text) : Buffer.from(text);
  exchange.route = '(file)';
  exchange.bytes = body.length;
  outgoing.writeHead(200, {
    'content-type': 'text/css; charset=utf-8',
    'content-length': body.length,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  outgoing.end(method === 'HEAD' ? undefined : body);
  return true;
}

/** Brotli's best: a sheet is a kilobyte, and is compressed once. */
const quality = 11;
/** Compressed sheets that are remembered at most, and characters of the longest of them. */
const maxSheets = 16;
const longestSheet = 8000;
const compressorFor = (encoding: Encoding) =>
  memoize((text) => compressNow(Buffer.from(text), encoding, quality), maxSheets, longestSheet);
const compressors: Record<Encoding, (text: string) => Buffer> = {
  br: compressorFor('br'),
  gzip: compressorFor('gzip'),
};
