/** A page of the page cache: how long it is fresh, and when it is refreshed. */
import type { ContentUse } from '~/content/content-use.server';
import { ageOf, beginsVisits, hitStatus } from './cache-headers';
import { PageForms, type PageHead } from './page-forms';
import { cacheTimes, type Retention } from './retention';

export interface PageResponse extends PageHead {
  body: Buffer;
  retention: Retention;
  /** Not private: all waiting requests may be sent this page. */
  shareable: boolean;
}

/** Values of `Age` and `Cache-Status`. */
export interface FreshnessHeaders {
  age: string;
  status: string;
}

/** All times are milliseconds of the cache's clock. */
export class CachedPage {
  readonly response: PageHead;
  readonly forms: PageForms;
  readonly retention: Retention;
  readonly shareable: boolean;
  /** Whether a visit may begin with this page: if so, a visitor's cookies may be sent with it. */
  readonly beginsVisits: boolean;
  /** Requests that were answered with it. */
  hits = 0;
  /** Publications before its render: a later one makes it stale. */
  publications = 0;
  private storedAt = 0;
  private freshUntil = 0;
  private keptUntil = 0;
  private refreshAfter = 0;
  private failedStatus: number | null = null;
  private lastHeaders = {
    second: -1,
    isFresh: false,
    failedStatus: null as number | null,
    age: '',
    status: '',
  };

  constructor({ body, retention, shareable, ...response }: PageResponse) {
    this.response = response;
    this.forms = new PageForms(response, body);
    this.retention = retention;
    this.shareable = shareable;
    this.beginsVisits = beginsVisits(response.status, response.contentType);
  }

  /** Notes a render that resulted in this page. @param use the content that the render used */
  renew(use: Pick<ContentUse, 'stale' | 'waitForFresh' | 'askAgainIn'>, now: number): void {
    const { retention } = this;
    if (retention.kind === 'none') return;
    const isStale = use.stale && retention.kind === 'page';
    // Content stayed stale although the render waited for it: the service is down or doubted, so retry later.
    const isServiceAway = isStale && use.waitForFresh;
    this.storedAt = now;
    this.keptUntil = now + retention.kept;
    this.freshUntil = isStale ? now : now + retention.fresh;
    this.refreshAfter = isServiceAway ? now + Math.max(cacheTimes.backOff, use.askAgainIn) : this.freshUntil;
    this.failedStatus = isServiceAway ? 503 : null;
  }

  /** Notes a refresh that failed: the page is stale, and the next refresh waits. @param status of the failure */
  postpone(status: number, now: number): void {
    this.failedStatus = status;
    this.freshUntil = Math.min(this.freshUntil, now);
    this.refreshAfter = now + cacheTimes.backOff;
  }

  /** @param publications until now */
  isFresh(now: number, publications: number): boolean {
    return now < this.freshUntil && this.publications === publications;
  }

  /** Whether it is sent although it is stale. */
  isLasting(now: number): boolean {
    return this.retention.kind === 'page' && now < this.keptUntil;
  }

  /** Whether a stale page may be refreshed now. @param publications until now */
  isDue(now: number, publications: number): boolean {
    return this.publications !== publications || now >= this.refreshAfter;
  }

  /** Whether its last refresh failed. */
  get hasFailed(): boolean {
    return this.failedStatus !== null;
  }

  /** Computed once a second. @param publications until now */
  freshnessHeadersAt(now: number, publications: number): FreshnessHeaders {
    const second = Math.floor(now / 1000);
    const isFresh = this.isFresh(now, publications);
    const { lastHeaders, failedStatus } = this;
    if (
      lastHeaders.second !== second ||
      lastHeaders.isFresh !== isFresh ||
      lastHeaders.failedStatus !== failedStatus
    ) {
      const secondsUntilStale = Math.ceil((this.freshUntil - now) / 1000);
      // A page that a publication has made stale would still be fresh.
      const remainingSeconds = isFresh ? secondsUntilStale : Math.min(secondsUntilStale, 0);
      const status = hitStatus(remainingSeconds, failedStatus);
      this.lastHeaders = { second, isFresh, failedStatus, age: String(ageOf(this.storedAt, now)), status };
    }
    return this.lastHeaders;
  }
}
