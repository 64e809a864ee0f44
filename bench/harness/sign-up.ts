export const PERSON = {
  email: 'asha@example.org',
  password: 'seven lamps on the river',
  data: { display_name: 'Asha' },
}
export const JSON_TYPE = { 'Content-Type': 'application/json' }

export interface Session {
  access_token: string
  user: { id: string }
}

/** A member of the measured site. */
export async function signUp(url: string): Promise<Session> {
  const body = JSON.stringify(PERSON)
  const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers: JSON_TYPE, body })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Session
}
