import * as v from 'valibot'
import type { Role } from '#app/platform/context.server.ts'

/** Calls the admin API of the auth service, e.g. `('GET', '/admin/users')`. */
export type AdminApi = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>

const ROLE: Role = 'administrator'
const NOT_FOUND = 404
const PER_PAGE = 100

const user = v.object({ id: v.string(), email: v.string(), email_confirmed_at: v.optional(v.string()) })
const page = v.object({ users: v.array(user) })
const offer = v.object({ hashed_token: v.optional(v.string()) })
const link = v.object({ hashed_token: v.string() })
const removal = v.object({ removed: v.boolean() })
const refusal = v.object({ code: v.optional(v.string()), message: v.string() })

type User = v.InferOutput<typeof user>

export interface Appointed {
  isNew: boolean
  /** The single-use link that accepts the role; absent if the account has it already. */
  link?: string
  /** Whether the link also signs in, after it asked for a password. */
  signsIn: boolean
}

/**
 * Offers the role of an administrator to the account with this address, and creates the account if it is missing. The
 * address counts as confirmed, because the user of the command line vouches for it. Data of an unconfirmed account is
 * deleted. An account without a confirmed address and a given password gets a link that also signs in.
 * @throws Error with the message of the auth service.
 */
export async function appointAdministrator(
  api: AdminApi,
  { email, password, siteUrl }: { email: string; password?: string | undefined; siteUrl: string },
): Promise<Appointed> {
  const existing = await findByEmail(api, email)
  const isNew = !existing
  const isProven = existing?.email_confirmed_at !== undefined
  const { id } = existing ?? v.parse(user, await sendRequest(api, 'POST', '/admin/users', { email }))
  const offered = v.parse(offer, await sendRequest(api, 'PUT', rolePath(id, ROLE), { email_confirm: true }))
  if (password !== undefined) await sendRequest(api, 'PUT', `/admin/users/${id}`, { password })
  const accept = offered.hashed_token && appointmentPath(offered.hashed_token)
  if (isProven || password !== undefined) return { isNew, signsIn: false, ...(accept && { link: siteUrl + accept }) }
  const made = v.parse(link, await sendRequest(api, 'POST', '/admin/generate_link', { type: 'recovery', email }))
  const query = { token_hash: made.hashed_token, type: 'recovery', ...(accept && { next: accept }) }
  return { isNew, signsIn: true, link: `${siteUrl}/auth/confirm?${new URLSearchParams(query)}` }
}

/** The path of the page that accepts a role. */
function appointmentPath(token: string): string {
  return `/auth/appointment?${new URLSearchParams({ token_hash: token })}`
}

/** Removes the role or its offer. False if the account had neither. */
export async function dismissAdministrator(api: AdminApi, email: string): Promise<boolean> {
  const existing = await findByEmail(api, email)
  return existing ? removeRole(api, { userId: existing.id, role: ROLE }) : false
}

export type OfferOutcome =
  /** `token` is for the link in the mail. */
  { ok: true; userId: string; token: string } | { ok: false; reason: 'no-account' | 'not-confirmed' | 'has-role' }

/** Offers a role to the account with this confirmed address; it replaces an earlier offer. */
export async function offerRole(
  api: AdminApi,
  { email, role, givenBy }: { email: string; role: Role; givenBy: string },
): Promise<OfferOutcome> {
  const existing = await findByEmail(api, email)
  if (!existing) return { ok: false, reason: 'no-account' }
  if (existing.email_confirmed_at === undefined) return { ok: false, reason: 'not-confirmed' }
  const { hashed_token: token } = v.parse(
    offer,
    await sendRequest(api, 'PUT', rolePath(existing.id, role), { given_by: givenBy }),
  )
  return token === undefined ? { ok: false, reason: 'has-role' } : { ok: true, userId: existing.id, token }
}

/** Removes a role or its offer. False if the account had neither or does not exist. */
export async function removeRole(api: AdminApi, { userId, role }: { userId: string; role: Role }): Promise<boolean> {
  const answer = await api('DELETE', rolePath(userId, role))
  return answer.status === NOT_FOUND ? false : v.parse(removal, bodyOf(answer)).removed
}

const rolePath = (userId: string, role: Role): string => `/admin/users/${userId}/roles/${role}`

async function findByEmail(api: AdminApi, email: string): Promise<User | undefined> {
  const filter = encodeURIComponent(email)
  const found = await sendRequest(api, 'GET', `/admin/users?page=1&per_page=${PER_PAGE}&filter=${filter}`)
  return v.parse(page, found).users.find((candidate) => candidate.email === email.toLowerCase())
}

async function sendRequest(api: AdminApi, method: string, path: string, body?: object): Promise<unknown> {
  return bodyOf(await api(method, path, body))
}

function bodyOf(answer: Awaited<ReturnType<AdminApi>>): unknown {
  if (answer.status < 300) return answer.body
  const words = v.safeParse(refusal, answer.body)
  throw new Error(
    words.success ? `${words.output.message}.`.replace('..', '.') : `The service answered ${answer.status}.`,
  )
}
