/** Pictures that content names and that cannot be shown. Each is reported once, for editors to correct. */
import { LRUCache } from 'lru-cache';

/** `missing`: the media host has no such file; `broken`: the converter cannot make a picture of it. */
export type WhyUnshown = 'missing' | 'broken';

/** Found out by fetching and converting, or known from the content: the picture's origin, address, kind, weight or size. */
export type RejectionReason = WhyUnshown | 'origin' | 'address' | 'kind' | 'bytes' | 'pixels';

export interface RejectedPicture {
  url: string;
  why: RejectionReason;
  /** The reason with its figures, for the log. */
  problem: string;
}

/** Reports that are remembered at most. */
const maxReports = 1000;
/** Milliseconds after which a picture is reported again. */
const repeatAfter = 60 * 60_000;

const reports = new LRUCache<string, RejectedPicture>({ max: maxReports, ttl: repeatAfter });
let report: (picture: RejectedPicture) => void = () => undefined;

/** The pictures that were reported. */
export const rejectedPictures = (): RejectedPicture[] => [...reports.values()];

/** Sets the receiver of reports, once. */
export function reportRejectionsTo(listener: typeof report): void {
  report = listener;
}

export function reportRejection(picture: RejectedPicture): void {
  if (reports.get(picture.url)?.problem === picture.problem) return;
  reports.set(picture.url, picture);
  report(picture);
}
