import * as v from 'valibot'

/** Asks the admin API of the auth service, wherever it runs: `GET`, `/admin/users`, a body. */
export type AdminApi = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>

export interface Appointed {
  isNew: boolean
  /** Lets her set a password, once; absent if she was given one. */
  link?: string
}

const ROLE = 'administrator'
const PER_PAGE = 100

const user = v.object({
  id: v.string(),
  email: v.string(),
  app_metadata: v.looseObject({ roles: v.fallback(v.array(v.string()), []) }),
})
const page = v.object({ users: v.array(user) })
const properties = v.object({ hashed_token: v.string() })
const refusal = v.object({ message: v.string() })

type User = v.InferOutput<typeof user>

/**
 * Makes the person with this address an administrator, and an account for her if she has none. Without a
 * password she gets a link at which she sets one. Throws with the service's own words when it refuses.
 */
export async function appointAdministrator(
  api: AdminApi,
  { email, password, siteUrl }: { email: string; password?: string | undefined; siteUrl: string },
): Promise<Appointed> {
  const existing = await findByEmail(api, email)
  const { id, app_metadata: metadata } = existing ?? v.parse(user, await ask(api, 'POST', '/admin/users', { email }))
  const roles = [...new Set([...metadata.roles, ROLE])]
  const proof = password === undefined ? {} : { password, email_confirm: true }
  await ask(api, 'PUT', `/admin/users/${id}`, { app_metadata: { roles }, ...proof })
  if (password !== undefined) return { isNew: !existing }
  const made = await ask(api, 'POST', '/admin/generate_link', { type: 'recovery', email })
  const link = { token_hash: v.parse(properties, made).hashed_token, type: 'recovery' }
  return { isNew: !existing, link: `${siteUrl}/auth/confirm?${new URLSearchParams(link)}` }
}

/** Takes the role away, also from sessions that are open. False if the account had it not. */
export function dismissAdministrator(api: AdminApi, email: string): Promise<boolean> {
  return takeRole(api, { email, role: ROLE })
}

interface Holding {
  email: string
  role: string
}

/** Gives a role to the person with this address, beside those she has; her id, or null when nobody has the address. */
export async function giveRole(api: AdminApi, { email, role }: Holding): Promise<string | null> {
  const existing = await findByEmail(api, email)
  if (!existing) return null
  const roles = [...new Set([...existing.app_metadata.roles, role])]
  await ask(api, 'PUT', `/admin/users/${existing.id}`, { app_metadata: { roles } })
  return existing.id
}

/** Takes one role away. False if she had it not. */
export async function takeRole(api: AdminApi, { email, role }: Holding): Promise<boolean> {
  const existing = await findByEmail(api, email)
  if (!existing?.app_metadata.roles.includes(role)) return false
  const roles = existing.app_metadata.roles.filter((held) => held !== role)
  await ask(api, 'PUT', `/admin/users/${existing.id}`, { app_metadata: { roles } })
  return true
}

async function findByEmail(api: AdminApi, email: string): Promise<User | undefined> {
  const filter = encodeURIComponent(email)
  const found = await ask(api, 'GET', `/admin/users?page=1&per_page=${PER_PAGE}&filter=${filter}`)
  return v.parse(page, found).users.find((candidate) => candidate.email === email.toLowerCase())
}

async function ask(api: AdminApi, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await api(method, path, body)
  if (answer.status < 300) return answer.body
  const words = v.safeParse(refusal, answer.body)
  throw new Error(
    words.success ? `${words.output.message}.`.replace('..', '.') : `The service answered ${answer.status}.`,
  )
}
