/** Visitors of several kinds of page, one request after the other, as long as a test runs. */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Visits {
  requests: number;
  /** Requests without a complete and correct answer. */
  failures: string[];
  stop(): Promise<Visits>;
}

const pages = [
  '/',
  '/campus',
  '/campus/lyon',
  '/campus/paris',
  '/formations',
  '/formations?niveau=bac-3',
  '/formations/bts-gpn',
  '/agenda',
  '/actualites',
  '/actualites/page/2',
  '/metiers',
  '/tarifs',
  '/contact',
  '/recherche?q=eau',
  '/recherche/suggestions?q=ea',
  '/plan-du-site',
  '/adresse-inventee',
];
const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
];
/** Milliseconds between an answer and the visitor's next request. */
const pauseBetweenRequests = 100;

/** @param origin of the proxy @param count of visitors */
export function startVisits(origin: string, count: number): Visits {
  const agent = new Agent({ keepAlive: true });
  const visits: Visits = { requests: 0, failures: [], stop };
  let isOver = false;
  const visitors = Array.from({ length: count }, (_, number) => visit(number));

  async function visit(number: number): Promise<void> {
    for (let step = number * 5; !isOver; step += 1) {
      const address = pages[step % pages.length] ?? '/';
      const problem = await ask(origin + address, agents[number % agents.length] ?? '', agent);
      visits.requests += 1;
      if (problem) visits.failures.push(`${address}: ${problem}`);
      await wait(pauseBetweenRequests);
    }
  }

  async function stop(): Promise<Visits> {
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    return visits;
  }

  return visits;
}

/** @returns the error of the answer; null for none */
function ask(address: string, userAgent: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const request = get(
      address,
      { agent, headers: { 'user-agent': userAgent, 'accept-encoding': 'br' } },
      (answer) => {
        answer.resume();
        const { statusCode = 0 } = answer;
        answer.once('error', (error) => resolve(error.message));
        answer.once('end', () => {
          if (!answer.complete) resolve('cut off');
          else resolve(statusCode >= 500 || statusCode === 429 ? String(statusCode) : null);
        });
      },
    );
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
