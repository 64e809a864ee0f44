import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { campaignCoOwners } from '#app/features/fundraising/owner/people/co-owner-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
  OPERATOR,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { actorOf, type Person, signUp } from '#test/people.ts'
import { checkPayee } from './check-payee.server.ts'
import { savePayee } from './save-payee.server.ts'

let t: TestApp
let payouts: CampaignPayouts
let owner: Person
let meera: Person
let asha: Person
let slug: string
let now: Date

beforeAll(async () => {
  t = await testApp()
  payouts = openCampaignPayouts(t.database, t.services.sealer)
  owner = await signUp(t, 'Sunita')
  meera = await signUp(t, 'Meera')
  asha = await signUp(t, 'Asha')
  slug = await payouts.campaign({ ownerUserId: owner.userId, title: 'A sewing room' })
  now = payouts.now()
  const [campaign] = await t.database.db.select().from(campaigns).where(eq(campaigns.slug, slug))
  for (const [person, part] of [
    [meera, 'money'],
    [asha, 'story'],
  ] as const) {
    await t.database.db.insert(campaignCoOwners).values({
      campaignId: campaign!.id,
      may: [part],
      tokenHash: person.userId,
      invitedAt: now,
      expiresAt: now,
      userId: person.userId,
      name: person.name,
      acceptedAt: now,
    })
  }
}, 120_000)

const as = () => ({ ...payouts.as(actorOf(owner)), now })
const number = (ending: string) => ({ ...HOSPITAL.account, number: `00123456${ending}` })
const save = (ending: string) => savePayee(as(), { slug, ...HOSPITAL, account: number(ending) })

/** Who got what by now, with the ending of the account. */
async function sent(): Promise<string[]> {
  const mails: string[] = []
  const transport = async ({ to, subject, text }: { to: string; subject: string; text: string }) =>
    void mails.push(`${to}: ${subject} ${/ends in (\d{4})/.exec(text)?.[1] ?? ''}`.trim())
  while ((await sendDueMails({ db: t.database.db, sealer: t.services.sealer, transport, now })) > 0);
  return mails.filter((mail) => mail.includes('bank account')).toSorted()
}

const wait = (ms: number) => (now = new Date(now.getTime() + ms))
const FIRST = 'Your campaign’s bank account was changed'
const AGAIN = 'Your campaign’s new bank account can be paid from tomorrow'

it('an owner with one address gets two messages: at once and after a day; who helps with the money gets the first', async () => {
  await save('4321')
  expect(await sent()).toEqual([`${meera.email}: ${FIRST} 4321`, `${owner.email}: ${FIRST} 4321`].toSorted())
  wait(DAY_MS - 1)
  expect(await sent()).toEqual([])
  wait(1)
  expect(await sent()).toEqual([`${owner.email}: ${AGAIN} 4321`])
  wait(DAY_MS)
  expect(await save('4321')).toEqual({ ok: true, isChanged: false })
  wait(3 * DAY_MS)
  expect(await sent()).toEqual([])
})

it('no second message comes about an account that was replaced meanwhile', async () => {
  await save('1111')
  wait(DAY_MS / 2)
  await save('2222')
  await sent()
  wait(DAY_MS / 2)
  expect(await sent()).toEqual([])
  wait(DAY_MS / 2)
  expect(await sent()).toEqual([`${owner.email}: ${AGAIN} 2222`])
})

it('no second message comes about an account that cannot be paid', async () => {
  await save('3333')
  await sent()
  const payeeId = await payouts.payeeId(slug)
  await checkPayee({ ...payouts.as(OPERATOR), now }, { payeeId, match: 'closed' })
  expect(await sent()).toEqual([])
  wait(2 * DAY_MS)
  expect(await sent()).toEqual([])
})

it('a banned co-owner gets nothing', async () => {
  const { db } = t.database
  await db.execute(sql`UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = ${meera.userId}`)
  await save('4444')
  expect(await sent()).toEqual([`${owner.email}: ${FIRST} 4444`])
})
