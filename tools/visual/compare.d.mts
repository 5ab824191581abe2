/** Types of `compare.mjs`, for its test; `npm run visual` runs it as it is. */
export function compare(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; from: number; to: number; picture: () => Promise<Buffer> } | null>;
