import '#app/request-forms.server.ts'
import { isPrivate } from '#app/features/requests/form.ts'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import { Canaries } from '#test/personal-data/canaries.ts'
import { type Type, Visitor } from './press-forms.ts'

// What a woman does on the built site, with words that stand nowhere else.

export const PASSWORD = 'zq a long phrase of hers'
export const EMAIL = 'zqasha@example.org'
const CARD = '4111111111111111'
const PAN = 'ABCPZ1234K'
const ACCOUNT = '918273645091'
const PHONE = '98123 45670'
export const HER_PAGES = [
  '/account/notes',
  '/account/shop/earnings',
  '/account/shop/settings',
  '/account/campaigns/lakshmi-story/money',
]

/** In no place but the answer to her: secrets, and what is sealed. */
export const hidden = new Canaries('zx')
/** In the database as it is, but in no log, figure, error, or page and mail of others. */
export const personal = new Canaries()

/** What failing requests were answered. */
export const errorPages: string[] = []

/** She joins; returns her session's cookie. */
export async function signUp(url: string): Promise<string> {
  const visitor = new Visitor(url)
  const name = `Asha ${personal.plant('display name')}`
  for (const [value, what] of [
    [PASSWORD, 'password'],
    [CARD, 'card number'],
    [PAN, 'PAN'],
    [ACCOUNT, 'bank account'],
  ] as const)
    hidden.add(value, what)
  for (const [value, what] of [
    [EMAIL, 'e-mail'],
    ['9812345670', 'phone'],
  ] as const)
    personal.add(value, what)
  const { text } = await visitor.postJson('/auth/v1/signup', {
    email: EMAIL,
    password: PASSWORD,
    data: { display_name: name },
  })
  const session = JSON.parse(text) as { access_token: string; refresh_token: string }
  const bearer = { Authorization: `Bearer ${session.access_token}` }
  hidden.add(session.access_token.slice(-43), 'access token')
  hidden.add(session.refresh_token, 'refresh token')
  const factor = JSON.parse((await visitor.postJson('/auth/v1/factors', { factor_type: 'totp' }, bearer)).text) as {
    totp: { secret: string }
  }
  hidden.add(factor.totp.secret, 'secret of the second factor')
  errorPages.push(
    (
      await visitor.postJson('/auth/v1/token?grant_type=password', {
        email: EMAIL,
        password: hidden.plant('wrong password'),
      })
    ).text,
  )
  for (const path of ['/auth/v1/recover', '/auth/v1/otp']) await visitor.postJson(path, { email: EMAIL })
  return `diya-at=${session.access_token}`
}

/** Notes that only she reads. */
export async function writeNotes(her: Visitor): Promise<void> {
  await her.post('/account/notes', { intent: 'switch', keeping: 'on' })
  const text = (what: string) => JSON.stringify(`${hidden.plant(what)} ${CARD} ${PAN}`)
  const notes = ['sahaara-log', 'solve-card', 'companion-card'].map((kind, at) => ({
    id: crypto.randomUUID(),
    kind,
    at: Date.now() - at,
    text: text(`note ${at}`),
  }))
  for (const note of notes) await her.postJson('/account/notes/door', { intent: 'keep', notes: [note] })
}

/** What she types into every form. */
export const typed: Type = (answer, { name, form }) => {
  const kind = form.fields.find((field) => field.name === 'form')?.value ?? ''
  const request = findForm(kind)
  const isHidden =
    (request && isPrivate(request)) || form.action.includes('/earnings') || form.action.includes('/money')
  const plant = () => (isHidden ? hidden : personal).plant(`${form.action.split('?')[0]} ${kind} ${name}`)
  if (answer === 'meera@example.in') return EMAIL
  if (answer === '98765 43210') return PHONE
  if (answer === '123456789012') return ACCOUNT
  if (answer === 'Meera Joshi') return `Meera ${plant()}`
  if (answer.startsWith('We light a lamp'))
    return `We light a ${plant()} every evening, ${isHidden ? CARD : 'and others join'}. ${answer}`.slice(
      0,
      answer.length,
    )
  return answer === 'A lamp' ? `A ${plant()}` : answer
}

/** Requests that fail, with her words in every place that could be logged. */
export async function makeErrors(her: Visitor): Promise<void> {
  const word = (what: string) => personal.plant(what)
  const headers = {
    'User-Agent': word('user agent'),
    Referer: `${her.url}/${word('referer')}`,
    'X-Forwarded-For': word('forwarded'),
    'X-Request-Id': word('request id'),
  }
  for (const path of [
    `/${word('path')}`,
    `/receipt/${word('key')}`,
    `/empowerher?q=${word('search')}`,
    `/media/${word('file')}`,
    `/s/${word('link')}`,
  ]) {
    errorPages.push((await her.request(path, { headers })).status.toString())
  }
  for (const path of [
    '/auth/v1/token?grant_type=password',
    '/auth/v1/verify',
    '/api/v1/contributions',
    '/webhooks/payments/razorpay',
    '/account/notes/door',
  ]) {
    errorPages.push((await her.postJson(path, `{"password":"${hidden.plant('broken body')}`)).text)
  }
  errorPages.push((await her.post(`/account?${word('query')}`, { word: word('form') })).status.toString())
}
