import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { htmlOf } from '#test/page-text.ts'

const t = await testApp()
const leela = await signUpStaff(t, 'Leela', 'operator', 'administrator')
const invite = (email: string, by: Person = leela) => t.post('/operator/desks', { act: 'appoint', email }, by.init)

async function mailTo(email: string) {
  return (await listMails(t.database.db)).findLast(({ to, subject }) => to === email && subject.includes('invitation'))
}

async function linkTo(email: string): Promise<string> {
  const { pathname, search } = new URL(/https?:\S+/.exec((await mailTo(email))?.text ?? '')?.[0] ?? '')
  return pathname + search
}

const accept = (link: string, person?: Person) => {
  const token_hash = new URLSearchParams(link.split('?')[1]).get('token_hash') ?? ''
  return t.post('/auth/appointment', { token_hash }, person?.init)
}

describe('an invitation to be an operator', () => {
  test('is mailed to a confirmed address, accepted by its owner, and needs a second factor to take effect', async () => {
    const asha = await signUp(t, 'Asha')
    expect((await invite(asha.email)).headers.get('Location')).toBe('/operator/desks?did=appoint')
    expect(await t.database.db.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ verb: 'appointed', subjectId: asha.userId, byUserId: leela.userId }),
    )
    const mail = await mailTo(asha.email)
    expect(mail?.subject).toBe('Diya: an invitation for your account')
    const link = await linkTo(asha.email)
    expect(link).toMatch(/^\/auth\/appointment\?token_hash=\w{64}$/)
    for (let look = 0; look < 2; look++) {
      const page = await t.get(link, asha.init)
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const html = await htmlOf(page)
      expect(html).toContain('You are invited to be an operator')
      expect(html).toContain(`The invitation is for your account ${asha.email}.`)
    }
    expect((await t.get('/operator', asha.init)).status).toBe(403)
    const accepted = await accept(link, asha)
    expect([accepted.status, accepted.headers.get('Location')]).toEqual([303, '/operator'])
    // The role is granted, but needs the second factor.
    const hint = await t.get('/operator', asha.init)
    expect(hint.status).toBe(403)
    expect(await hint.text()).toContain('two-step sign-in')
    const again = await t.get(link, asha.init)
    expect([again.status, (await htmlOf(again)).includes('This invitation has expired')]).toEqual([404, true])
  })

  test('asks a visitor to sign in, and another account to sign out', async () => {
    const ravi = await signUp(t, 'Ravi')
    const meera = await signUp(t, 'Meera')
    await invite(ravi.email)
    const link = await linkTo(ravi.email)
    const visitors = await htmlOf(await t.get(link))
    expect(visitors).toContain(`The invitation is for the account ${ravi.email}. Please sign in to accept it.`)
    expect(visitors).toContain(`/auth?${new URLSearchParams({ next: link })}`)
    expect(visitors).not.toContain('>Accept<')
    const others = await htmlOf(await t.get(link, meera.init))
    expect(others).toContain(`You are signed in as ${meera.email}.`)
    expect(others).toContain(`The invitation is for ${ravi.email}.`)
    expect(others).not.toContain('>Accept<')
    expect((await accept(link)).headers.get('Location')).toBe(`/auth?${new URLSearchParams({ next: link })}`)
    expect((await accept(link, meera)).headers.get('Location')).toBe(link)
    const staff = await t.services.staff.list()
    expect(staff.find(({ userId }) => userId === meera.userId)).toBeUndefined()
    expect(staff.find(({ userId }) => userId === ravi.userId)).toMatchObject({ roles: [], invited: ['operator'] })
  })

  test("is accepted with the account's existing second factor", async () => {
    const halfway = await signUp(t, 'Halfway', { secondStep: 'not-shown' })
    await invite(halfway.email)
    const link = await linkTo(halfway.email)
    const page = await t.get(link, { ...halfway.init, redirect: 'manual' })
    expect(page.headers.get('Location')).toBe(`/auth?${new URLSearchParams({ next: link })}`)
    expect((await accept(link, halfway)).headers.get('Location')).toMatch(/^\/auth\?next=/)
    const whole = await signUp(t, 'Whole', { secondStep: 'shown' })
    await invite(whole.email)
    await accept(await linkTo(whole.email), whole)
    expect((await t.get('/operator', whole.init)).status).toBe(200)
  })

  test('is not sent to an unconfirmed address, which may belong to somebody else', async () => {
    const victim = await signUp(t, 'Victim')
    await t.database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, victim.userId))
    const refused = await invite(victim.email)
    expect(refused.status).toBe(409)
    expect(await htmlOf(refused)).toContain('They have not confirmed this address yet.')
    expect(await mailTo(victim.email)).toBeUndefined()
    expect((await t.services.staff.list()).map(({ userId }) => userId)).not.toContain(victim.userId)
  })

  test('to an unknown address is refused with a message, and nothing is sent', async () => {
    const before = (await listMails(t.database.db)).length
    const unknown = await invite('nobody@example.org')
    expect([unknown.status, (await htmlOf(unknown)).includes('There is no account with this address.')]).toEqual([
      409,
      true,
    ])
    const asha = await signUp(t, 'Plain')
    expect((await invite('nobody@example.org', asha)).status).toBe(403)
    expect((await listMails(t.database.db)).length).toBe(before)
  })

  test('is invalid after it is withdrawn or a new one is sent', async () => {
    const sita = await signUp(t, 'Sita')
    await invite(sita.email)
    const first = await linkTo(sita.email)
    await invite(sita.email)
    const second = await linkTo(sita.email)
    expect(second).not.toBe(first)
    expect((await t.get(first, sita.init)).status).toBe(404)
    await t.post('/operator/desks', { act: 'dismiss', userId: sita.userId }, leela.init)
    expect((await t.get(second, sita.init)).status).toBe(404)
    expect((await accept(second, sita)).headers.get('Location')).toBe(second)
    expect((await t.services.staff.list()).map(({ userId }) => userId)).not.toContain(sita.userId)
  })
})
