/** Variables that earlier versions of the site had. The site starts with them, and says what replaces them. Pure. */

const replacements: Readonly<Record<string, string>> = {
  DRAIN_SECONDS: 'nothing: the site serves for three seconds after SIGTERM',
  FIRST_PICTURES: 'nothing: the site makes each picture at its first request',
  IMAGE_SECRET_FILE: 'IMAGE_SECRET, with the text of that file',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'nothing: the log and the metrics name the slow routes',
  PURGE_API_BODY: 'PURGE_URL, to which the site sends an empty POST',
  PURGE_API_TOKEN: 'the name and password in PURGE_URL',
  PURGE_API_URL: 'PURGE_URL, to which the site sends an empty POST',
  PURGE_NGINX: 'nothing: nginx keeps pages for a minute',
  PURGE_VARNISH: 'PURGE_URL, to which the site sends an empty POST',
  SURROGATE_KEYS: 'PURGE_URL, which empties the whole cache',
  WEB_VITALS_SAMPLE: 'nothing',
  WORKERS: 'one instance for each core behind nginx (docs/operate.md)',
};

export const formerNames: readonly string[] = Object.keys(replacements);

/** @returns the former variables that are set, each with what replaces it; null without any */
export function formerVariables(
  input: Readonly<Record<string, string | undefined>>,
): Record<string, string> | null {
  const present = Object.entries(replacements).filter(([name]) => input[name]);
  return present.length > 0 ? Object.fromEntries(present) : null;
}
