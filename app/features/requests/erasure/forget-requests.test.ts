import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { solveForms } from '#app/features/solve/request-forms.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { contextOn, SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { member } from '#test/people.ts'
import { forgetRequests } from './forget-requests.server.ts'
import type { RequestForm } from '#app/features/requests/form.ts'
import { findByCode, findIdByCode } from '#app/features/requests/queries.server.ts'
import { handleRequest } from '#app/features/requests/queue/handle-request.server.ts'
import { joinQueue } from '#app/features/requests/queue/queue-members.server.ts'
import { openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { submitRequest } from '#app/features/requests/submit/submit-request.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'

const { db } = await testDatabase()
const sealer = await openSecrets(TEST_KEYS)
const as = contextOn(db, { sealer })
const OPEN = { name: 'Asha', email: 'asha@example.in', type: 'feedback', subject: '', message: 'The lamp is lit.' }
const PRIVATE = { side: 'need', text: 'He took my papers.', name: 'Asha', email: 'asha@example.in' }
const OTHER = { ...OPEN, name: 'Bela', email: 'bela@example.in' }
const OTHER_PRIVATE = { ...PRIVATE, name: 'Rukmini', email: 'rukmini@example.in' }

it('what somebody sent without their account keeps no name and address when the account goes; text and code stay', async () => {
  const kavita = member('Kavita', 'operator')
  const seat = { queue: 'solve', userId: kavita.userId, name: 'Kavita', email: null } as const
  await joinQueue(as(member('Leela', 'administrator')), seat)
  const sent = [
    await send(frontForms.contact, OPEN),
    await send(solveForms.together, PRIVATE),
    await send(frontForms.contact, OTHER),
    await send(solveForms.together, OTHER_PRIVATE),
  ]
  await forgetRequests(as(member('Asha')), { email: 'Asha@example.in', phone: '919876543210' })
  expect(await Promise.all(sent.map(answersOf))).toEqual([
    { ...OPEN, name: '', email: '' },
    { ...PRIVATE, name: '', email: '' },
    OTHER,
    OTHER_PRIVATE,
  ])
  const code = sent[1] ?? ''
  const id = (await findIdByCode(db, { code })) ?? ''
  const before = await db.$count(outbox)
  await handleRequest(as(kavita), { id, requestAction: { verb: 'reply', message: 'Call 15100.' }, site: SITE })
  expect(JSON.stringify(await findByCode(as(VISITOR), { code }))).toContain('Call 15100.')
  expect(await db.$count(outbox)).toBe(before)
})

/** The code of the new request. */
async function send(form: RequestForm, values: Record<string, string>): Promise<string> {
  return (await submitRequest(as(VISITOR), { form, values, site: SITE })).receipt.code
}

async function answersOf(code: string) {
  const id = (await findIdByCode(db, { code })) ?? ''
  const [row] = await db.select().from(requests).where(eq(requests.id, id))
  return row && openAnswers(sealer, row)
}
