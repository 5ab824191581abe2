/**
 * Whether the site shows English pages: its own answer tells, since the switch is a variable of the site alone. Without
 * English `/en` leads to the home page.
 *
 * @param origin of the site @returns null where it does not answer
 */
export async function showsEnglish(origin: string | undefined, ask: typeof fetch): Promise<boolean | null> {
  if (!origin) return null;
  try {
    const { status, headers } = await ask(`${origin}/en`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
    });
    const leadsHome = new URL(headers.get('location') ?? '/en', origin).pathname === '/';
    return status < 500 ? !leadsHome : null;
  } catch {
    return null;
  }
}

/** Milliseconds: the form waits for it. */
const longest = 2000;
