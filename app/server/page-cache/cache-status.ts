/** The `Cache-Status` header (RFC 9211): the page cache's treatment of a request. Pure. */

/** A page from the cache. @param failedWith status of the failed refresh, when the page is stale because of it */
export function hitStatus(secondsLeft: number, failedWith: number | null): string {
  if (failedWith !== null && secondsLeft <= 0)
    return `site; fwd=stale; fwd-status=${failedWith}; ttl=${secondsLeft}`;
  return `site; hit; ttl=${secondsLeft}`;
}

/** A page rendered for this request. @param collapsed whether another request's render was shared */
export function missStatus(status: number, stored: boolean, collapsed: boolean): string {
  return `site; fwd=miss; fwd-status=${status}${stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`;
}
