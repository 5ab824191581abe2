/** What is used of autocannon, which is installed with the first load only (`load.mjs`). */
declare module 'autocannon' {
  export interface Result {
    /** Seconds. */
    duration: number;
    errors: number;
    '4xx': number;
    '5xx': number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
  }): Promise<Result>;
}
