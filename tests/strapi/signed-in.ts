/** A signed-in reader of a content service. */
export interface Account {
  username: string;
  password: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

export async function signIn(
  apiUrl: string,
  account: Account,
): Promise<(address: string) => Promise<Answer>> {
  const response = await fetch(`${apiUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return async (address) => {
    const answer = await fetch(`${apiUrl}${address}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: await answer.json() };
  };
}
