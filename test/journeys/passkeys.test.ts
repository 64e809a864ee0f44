import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAwake, openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, join, signIn, tokenOf } from './member.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const meera = { name: 'Meera', email: 'meera@example.com', password: 'a lamp in the window' }

let site: Site
let browser: Browser
let context: BrowserContext
let page: Page
let device: CDPSession
let authenticatorId: string
const troubles: string[] = []

beforeAll(async () => {
  site = await startSite({ AUTH_MFA_WEBAUTHN_ENROLL: 'true', AUTH_MFA_WEBAUTHN_VERIFY: 'true' })
  browser = await openBrowser()
  context = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await context.newPage()
  page.on('pageerror', (error) => troubles.push(error.message))
  device = await context.newCDPSession(page)
})

afterAll(async () => {
  await context?.close()
  await browser?.close()
  await site?.close()
})

/** Adds a phone that checks a fingerprint. Without `answersAlone`, nobody touches the sensor for suggestions. */
async function addDevice(answersAlone: boolean) {
  await device.send('WebAuthn.enable', { enableUI: false })
  const added = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: answersAlone,
    },
  })
  authenticatorId = added.authenticatorId
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function signOut() {
  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect.poll(() => tokenOf(context)).toBe('')
}

const claims = async () => JSON.parse(atob((await tokenOf(context)).split('.')[1] ?? '')) as { aal: string }

test('a device that cannot check a fingerprint is offered nothing', async () => {
  await join(page, meera)
  await signOut()
})

test('after the next sign-in, on a device that can, Meera is offered a passkey and adds it', async () => {
  await addDevice(true)
  await openAwake(page, '/auth?next=/campaign')
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  await signIn(page, meera)
  await page.getByRole('heading', { name: 'Next time with your fingerprint' }).waitFor()
  await page.getByText('You are signed in.').waitFor()
  // The message of the sign-in would cover the buttons of a small phone.
  expect(await page.locator('.toast').count()).toBe(1)
  expect(await page.locator('.toast').isVisible()).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
  await button('Set it up').click()
  await page.waitForURL(atPath('/campaign'))
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: new URL(site.url).hostname }])
})

test('on the second visit she signs in by it: the browser suggests it, and nothing is typed', async () => {
  await signOut()
  await openAwake(page, '/auth?next=/campaign')
  await page.waitForURL(atPath('/campaign'))
  expect((await claims()).aal).toBe('aal2')
})

test('and by the button, where suggestions are answered by nobody', async () => {
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  await signOut()
  await openAwake(page, '/auth?next=/campaign')
  expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username webauthn')
  expect(await axeFindings(page)).toEqual([])
  await page.evaluate(() => localStorage.setItem('diya-passkeys', 'offered'))
  await page.reload({ waitUntil: 'networkidle' })
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
  await button('Sign in with a passkey').click()
  await page.waitForURL(atPath('/campaign'))
  expect((await claims()).aal).toBe('aal2')
})

test('she sees it on her account page with its last use, and gives it a name', async () => {
  await page.goto('/account', { waitUntil: 'networkidle' })
  const card = page.locator('#passkeys')
  await card.getByText(/added .*, last used/).waitFor()
  await card.getByText('Rename or remove Passkey').click()
  await card.getByLabel('Name').fill('My phone')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('My phone', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await card.getByText('This device has a passkey for your account already.').waitFor()
})

test('a fingerprint that does not match opens nothing, and the password still does', async () => {
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await signOut()
  await page.evaluate(() => localStorage.setItem('diya-passkeys', 'offered'))
  await openAwake(page, '/auth?next=/campaign')
  await button('Sign in with a passkey').click()
  await page.getByText('No passkey was used. Try again, or sign in in another way.').waitFor()
  await signIn(page, meera)
  await page.waitForURL(atPath('/campaign'))
})

test('a passkey that she removed from her account says so, and tells her what to do', async () => {
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.goto('/account', { waitUntil: 'networkidle' })
  const card = page.locator('#passkeys')
  await card.getByText('Rename or remove My phone').click()
  await card.getByRole('button', { name: 'Remove My phone' }).click()
  await card.getByText('My phone', { exact: true }).waitFor({ state: 'detached' })
  await signOut()
  await openAwake(page, '/auth')
  await button('Sign in with a passkey').click()
  await page.getByText('This passkey does not open an account here.').waitFor()
})

/** Adds a security key to the account as an application does, by the API. */
async function enrolKey(token: string) {
  await page.evaluate(async (bearer) => {
    const post = async (path: string, body: object) => {
      const headers = { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' }
      const answer = await fetch(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return answer.json()
    }
    const { id } = await post('/factors', { factor_type: 'webauthn', friendly_name: 'Blue key' })
    const rp = { rpId: location.hostname, rpOrigins: [location.origin] }
    const challenge = await post(`/factors/${id}/challenge`, { webauthn: rp })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(challenge.webauthn.credential_options.publicKey)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    const webauthn = { ...rp, type: 'create', credential_response: made.toJSON() }
    await post(`/factors/${id}/verify`, { challenge_id: challenge.id, webauthn })
  }, token)
}

test('a security key that an application added is her second step, and is listed on her account page', async () => {
  await signIn(page, meera)
  await page.waitForURL(atPath('/'))
  await enrolKey(await tokenOf(context))
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await openAwake(page, '/auth?next=/account')
  await signIn(page, meera)
  await button('Use my security key').waitFor()
  expect(await page.getByLabel('Code').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  await device.send('WebAuthn.clearCredentials', { authenticatorId })
  await button('Use my security key').click()
  await page.getByText('No security key was used. Try again, or use a recovery code.').waitFor()
  for (const credential of credentials) {
    await device.send('WebAuthn.addCredential', { authenticatorId, credential })
  }
  await button('Use my security key').click()
  await page.locator('#two-step').getByText('Blue key', { exact: true }).waitFor()
  expect((await claims()).aal).toBe('aal2')
  await page.locator('#two-step').getByRole('button', { name: 'Remove Blue key' }).click()
  await page.locator('#two-step').getByText('Blue key', { exact: true }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
