import { describe, expect, it } from 'vitest';
import { addressesOf, readVideo } from './video-address';

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ', hash: null };

describe('an address pasted by an editor', () => {
  it.each([
    'dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ?si=abc&t=10 ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL123&index=2',
    'https://www.youtube.com/watch?list=PL123&v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//youtu.be/dQw4w9WgXcQ',
  ])('%j is a video of YouTube, whatever provider is chosen', (pasted) => {
    expect(readVideo(pasted, 'youtube')).toEqual(youtube);
    if (pasted.includes('/')) expect(readVideo(pasted, 'vimeo')).toEqual(youtube);
  });

  it.each([
    ['123456789', null],
    ['https://vimeo.com/123456789', null],
    ['https://vimeo.com/channels/staffpicks/123456789', null],
    ['https://vimeo.com/showcase/42/video/123456789', null],
    ['https://vimeo.com/123456789/0a1b2c3d4e?share=copy', '0a1b2c3d4e'],
    ['123456789/0a1b2c3d4e', '0a1b2c3d4e'],
    ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1', '0a1b2c3d4e'],
  ])('%j is a video of Vimeo', (pasted, hash) =>
    expect(readVideo(pasted, 'vimeo')).toEqual({ provider: 'vimeo', id: '123456789', hash }),
  );

  it.each([
    'https://www.dailymotion.com/video/x8abcde?playlist=x1',
    'https://dai.ly/x8abcde',
    'https://www.dailymotion.com/embed/video/x8abcde',
    'https://geo.dailymotion.com/player.html?video=x8abcde',
  ])('%j is a video of Dailymotion, whatever provider is chosen', (pasted) =>
    expect(readVideo(pasted, 'youtube')).toEqual({ provider: 'dailymotion', id: 'x8abcde', hash: null }),
  );

  it.each([
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@chaine',
    'https://vimeo.com/iet',
    'https://www.dailymotion.com/iet',
    'javascript:alert(1)//youtu.be',
    'x"><script>',
    '',
  ])('%j is invalid', (pasted) => expect(readVideo(pasted, 'youtube')).toBeNull());
});

it('an unlisted video is watched and played with its hash', () =>
  expect(addressesOf({ provider: 'vimeo', id: '123456789', hash: '0a1b2c3d4e' })).toEqual({
    href: 'https://vimeo.com/123456789/0a1b2c3d4e',
    player: 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1',
  }));
