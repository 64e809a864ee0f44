import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { readColumns } from '#app/features/erasure/columns.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { Canaries } from '#test/personal-data/canaries.ts'
import { plantRows } from '#test/personal-data/plant-rows.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { listPages } from './grid.ts'
import { signUpRoles } from './people.ts'
import { createRouteRows, type Things } from './things.ts'

// Every page of the console, and every page that it links to, that shows somebody's contact, account or sealed words has
// left a row in the audit log.

/** Of the buyers, guests and senders of `createRouteRows`. */
const CONTACTS = ['asha@example.org', '12 Lakshmi Road', 'meera@example.in', 'tanvi@example.org']

test('whoever opens the contact of a guest or a sender in the console leaves a row in the audit log', async () => {
  const t = await testApp()
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  const people = await signUpRoles(t)
  const things = await createRouteRows(t, people)
  const init = { headers: { Cookie: people.administrator.cookie } }
  const shown = await openConsole(t, init, {
    things,
    isPrivate: (html) => CONTACTS.some((text) => html.includes(text)),
  })
  expect(shown).toContainEqual(expect.stringMatching(/^\/operator\/requests\//))
  expect(shown).toContain('/operator/events?edit=beats-for-books')
  expect(await unrecorded(t, shown)).toEqual([])
})

test('so does whoever opens the contact of a founder or an applicant, or an account', async () => {
  const t = await testApp()
  const { now } = t.clock
  const canaries = new Canaries()
  const email = canaries.add('zqasha@example.org', 'her email')
  const phone = `+91${canaries.add('9876543210', 'her phone')}`
  const { userId } = await signUp(t, 'Asha', { email })
  const { tags } = readColumns()
  const { sealer } = t.services
  await plantRows(t.database.db, { her: { userId, email, phone }, canaries, tags, now, sealer })
  const { init } = await signUpStaff(t, 'Kavita', 'administrator')
  const isPrivate = (html: string) => canaries.findIn(html).some((canary) => isContact(canaries.whereOf(canary)))
  const shown = await openConsole(t, init, { things: {}, isPrivate })
  for (const page of ['startups', 'chapters', 'applications', 'tranches', 'events', 'requests']) {
    expect(shown).toContainEqual(expect.stringMatching(new RegExp(`^/operator/${page}\\b.+`)))
  }
  expect(await unrecorded(t, shown)).toEqual([])
})

/** Whether what a column holds is for the desk alone: visitors see a shop's address, and operators each other's. */
const isContact = (column: string): boolean =>
  /contact|email|phone|sealed|address/.test(column) && !/seller_profiles|desk_members/.test(column)

interface Walk {
  things: Things
  isPrivate: (html: string) => boolean
}

/** Opens every page of the console and what those pages link to; returns the addresses of the private ones. */
async function openConsole(t: TestApp, init: Person['init'], { things, isPrivate }: Walk): Promise<string[]> {
  const isOfConsole = (path: string) => path.startsWith('/operator') && !path.startsWith('/operator/audit')
  const pages = listPages(things).filter(({ method, path }) => method === 'GET' && isOfConsole(path))
  const addresses = new Set(pages.map(({ path }) => path))
  const shown: string[] = []
  // This also goes through what is added meanwhile.
  for (const address of addresses) {
    const response = await t.get(address, { ...init, redirect: 'manual' })
    const html = await response.text()
    for (const [, href = ''] of html.matchAll(/href="([^"#]*)"/g)) {
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), new URL(address, 'http://x'))
      if (isOfConsole(pathname)) addresses.add(pathname + search)
    }
    if (isPrivate(html)) shown.push(address)
  }
  return shown
}

/** Those addresses whose subject nobody has read, by the audit log. */
async function unrecorded(t: TestApp, addresses: readonly string[]): Promise<string[]> {
  const rows = await t.database.db.select({ id: auditLog.subjectId }).from(auditLog).where(eq(auditLog.verb, 'read'))
  const read = new Set(rows.map(({ id }) => id))
  const subjectOf = (address: string) => /(?:\/requests\/|[?&]edit=)([^?&/]+)/.exec(address)?.[1] ?? 'new_'
  return addresses.filter((address) => !read.has(subjectOf(address).replace('new_', 'all')))
}
