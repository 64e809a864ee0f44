import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { newEmail, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'

/** The shape of a response: its status, and the names and types of its fields. */
type Shape = string | readonly Shape[] | { readonly [key: string]: Shape }
export type Shapes = Record<string, { status: number; body: Shape }>

/** Longer than the minimum interval between two mails to one address. */
const MAIL_INTERVAL_S = 61

/** Calls the auth service as clients do, with the upstream's settings, and records the shape of each response. */
export async function recordAuthShapes(service: TestService): Promise<Shapes> {
  const shapes: Shapes = {}
  const call = async (name: string, ...[method, path, options]: Parameters<TestService['send']>) => {
    const { status, body } = await service.send(method, path, options)
    shapes[name] = { status, body: shapeOf(body) }
    return body
  }
  for (const path of ['/health', '/settings', '/.well-known/jwks.json']) await call(`GET ${path}`, 'GET', path)
  const email = newEmail()
  const session = await signIn(call, email)
  shapes['access token'] = { status: 200, body: shapeOf(decodeJwt(session.access_token)) }
  const token: string = session.access_token
  await call('GET /user', 'GET', '/user', { token })
  await call('PUT /user', 'PUT', '/user', { token, body: { data: { display_name: 'Asha' } } })
  await useFactor(service, call, token)
  for (const path of ['/otp', '/recover', '/resend']) {
    service.clock.forwardS(MAIL_INTERVAL_S)
    await call(`POST ${path}`, 'POST', path, { body: { email, ...(path === '/resend' && { type: 'signup' }) } })
  }
  await call('POST /verify, wrong', 'POST', '/verify', { body: { email, type: 'email', token: '000000' } })
  await call('GET /reauthenticate', 'GET', '/reauthenticate', { token })
  await useAdmin(service, call)
  await call('POST /logout', 'POST', '/logout', { token })
  await call('GET /user, signed out', 'GET', '/user', { token })
  await call('GET /nothing', 'GET', '/nothing')
  return shapes
}

type Call = (name: string, ...send: Parameters<TestService['send']>) => Promise<Answered>
// Clients read responses by field name, whatever they contain.
// oxlint-disable-next-line typescript/no-explicit-any
type Answered = any

async function signIn(call: Call, email: string): Promise<Answered> {
  const body = { email, password: PASSWORD, data: { display_name: 'Asha' } }
  await call('POST /signup', 'POST', '/signup', { body })
  await call('POST /signup, taken', 'POST', '/signup', { body })
  const wrong = { body: { email, password: `${PASSWORD}!` } }
  await call('POST /token password, wrong', 'POST', '/token?grant_type=password', wrong)
  const newErrors = { headers: { 'X-Supabase-Api-Version': '2024-01-01' } }
  await call('POST /token password, wrong, new errors', 'POST', '/token?grant_type=password', {
    ...wrong,
    ...newErrors,
  })
  const session = await call('POST /token password', 'POST', '/token?grant_type=password', { body })
  const refresh = { body: { refresh_token: session.refresh_token } }
  return call('POST /token refresh_token', 'POST', '/token?grant_type=refresh_token', refresh)
}

async function useFactor(service: TestService, call: Call, token: string): Promise<void> {
  const factor = await call('POST /factors', 'POST', '/factors', { token, body: { factor_type: 'totp' } })
  const path = `/factors/${factor.id}`
  const challenge = await call('POST /factors/:id/challenge', 'POST', `${path}/challenge`, { token, body: {} })
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) })
  const code = totp.generate({ timestamp: service.clock.now.getTime() })
  const body = { challenge_id: challenge.id, code }
  const { access_token: proven } = await call('POST /factors/:id/verify', 'POST', `${path}/verify`, { token, body })
  await call('DELETE /factors/:id', 'DELETE', path, { token: proven })
}

async function useAdmin(service: TestService, call: Call): Promise<void> {
  const token = service.serviceKey
  const email = newEmail()
  const user = await call('POST /admin/users', 'POST', '/admin/users', { token, body: { email, email_confirm: true } })
  const path = `/admin/users/${user.id}`
  await call('GET /admin/users', 'GET', '/admin/users', { token })
  await call('GET /admin/users/:id', 'GET', path, { token })
  await call('PUT /admin/users/:id', 'PUT', path, { token, body: { user_metadata: { display_name: 'Bina' } } })
  await call('GET /admin/users/:id/factors', 'GET', `${path}/factors`, { token })
  const link = await call('POST /admin/generate_link', 'POST', '/admin/generate_link', {
    token,
    body: { type: 'magiclink', email },
  })
  await call('POST /verify, token_hash', 'POST', '/verify', {
    body: { type: 'magiclink', token_hash: link.hashed_token },
  })
  await call('POST /invite', 'POST', '/invite', { token, body: { email: newEmail() } })
  await call('GET /admin/sso/providers', 'GET', '/admin/sso/providers', { token })
  await call('DELETE /admin/users/:id', 'DELETE', path, { token, body: {} })
}

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shapeOf(field)]))
}
