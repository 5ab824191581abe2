/** The `Cache-Status` header (RFC 9211), which says what the page cache did with a request. Pure. */

/** Sent as kept; `failedWith`: status of the refresh that failed, when the page is stale for that reason. */
export function hitStatus(secondsLeft: number, failedWith: number | null): string {
  if (failedWith !== null && secondsLeft <= 0)
    return `site; fwd=stale; fwd-status=${failedWith}; ttl=${secondsLeft}`;
  return `site; hit; ttl=${secondsLeft}`;
}

/** Rendered now. @param collapsed whether another request's render was shared */
export function missStatus(status: number, stored: boolean, collapsed: boolean): string {
  return `site; fwd=miss; fwd-status=${status}${stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`;
}
