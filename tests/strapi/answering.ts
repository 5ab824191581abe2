/** Waits until a server answers at an address. */
export async function answering(url: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}
