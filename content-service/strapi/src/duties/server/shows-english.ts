/** Milliseconds: the form waits for the answer. */
const timeout = 2000;

/**
 * Whether the site shows English pages. Only the site knows its switch; without English, its `/en` leads to the home page.
 *
 * @param origin of the site @returns null if it does not answer
 */
export async function showsEnglish(origin: string | undefined, ask: typeof fetch): Promise<boolean | null> {
  if (!origin) return null;
  try {
    const { status, headers } = await ask(`${origin}/en`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const leadsHome = new URL(headers.get('location') ?? '/en', origin).pathname === '/';
    return status < 500 ? !leadsHome : null;
  } catch {
    return null;
  }
}
