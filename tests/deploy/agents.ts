/** A hundred agents as browsers of these years send them, with the encodings each accepts. */
export interface Agent {
  'user-agent': string;
  'accept-encoding': string;
}

const chromeEncodings = 'gzip, deflate, br, zstd';
const otherEncodings = 'gzip, deflate, br';
const agent = (name: string, encodings: string): Agent => ({
  'user-agent': name,
  'accept-encoding': encodings,
});
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const versions = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

export const agents: readonly Agent[] = [
  ...versions(121, 14).map((version) =>
    agent(
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/${version}.0.0.0 Safari/537.36`,
      chromeEncodings,
    ),
  ),
  ...versions(124, 10).map((version) =>
    agent(
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/${version}.0.0.0 Safari/537.36`,
      chromeEncodings,
    ),
  ),
  ...versions(124, 8).map((version) =>
    agent(
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
      chromeEncodings,
    ),
  ),
  ...versions(121, 16).map((version) =>
    agent(
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/${version}.0.0.0 Mobile Safari/537.36`,
      chromeEncodings,
    ),
  ),
  ...versions(20, 6).map((version) =>
    agent(
      `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A515F) ${webkit} SamsungBrowser/${version}.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      otherEncodings,
    ),
  ),
  ...versions(115, 16).map((version) =>
    agent(
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
      otherEncodings,
    ),
  ),
  ...versions(126, 6).map((version) =>
    agent(
      `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
      otherEncodings,
    ),
  ),
  ...versions(0, 14).map((minor) => {
    const major = 15 + Math.trunc(minor / 5);
    return agent(
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${major}_${minor % 5} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${major}.${minor % 5} Mobile/15E148 Safari/604.1`,
      otherEncodings,
    );
  }),
  ...versions(0, 4).map((minor) =>
    agent(
      `Mozilla/5.0 (iPad; CPU OS 16_${minor} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.${minor} Mobile/15E148 Safari/604.1`,
      otherEncodings,
    ),
  ),
  ...versions(1, 4).map((minor) =>
    agent(
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.${minor} Safari/605.1.15`,
      otherEncodings,
    ),
  ),
  agent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'gzip, deflate, br'),
  agent('Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'gzip, deflate, br'),
];
