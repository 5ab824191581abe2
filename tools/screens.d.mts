/** Types of `screens.mjs`, for the tests; the tools run it as it is. */
export interface Template {
  name: string;
  /** The address that shows the template as visitors mostly find it. */
  address: string;
  /** 200 unless said. */
  status?: number;
  /** What is special about them, and addresses of the template. */
  edges?: Record<string, string>;
}

export const templates: readonly Template[];
/** One address of every kind of page, all kept for every visitor. */
export const keptAddresses: readonly string[];
export const screens: Record<string, string>;
