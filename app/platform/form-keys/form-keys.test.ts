import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { later, NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { FORM_CHANGED, forgetFormKeys, type FormUse, onceForForm } from './form-keys.server.ts'
import { formKeys } from './tables.server.ts'

const AT_ONCE = 50

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

const use = (changes: Partial<FormUse> = {}): FormUse => ({
  place: 'thing',
  userId: null,
  key: randomUUID(),
  content: { amountMinor: 500_00 },
  now: NOW,
  ...changes,
})

let made = 0
const post = (form: FormUse, outcome?: { ok: false; reason: string }) =>
  database.db.transaction((tx) =>
    onceForForm(tx, form, async () => {
      if (outcome) return outcome
      made += 1
      return { ok: true as const, id: `thing ${made}` }
    }),
  )

/** How many things an act makes. */
async function makes(act: () => Promise<unknown>): Promise<number> {
  const before = made
  await act()
  return made - before
}

describe('a form with a key', () => {
  it(`posted ${AT_ONCE} times at once and as often later makes one thing, with one outcome`, async () => {
    const form = use()
    const outcomes: unknown[] = []
    const count = await makes(async () => {
      outcomes.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => post(form)))))
      for (let turn = 0; turn < AT_ONCE; turn++) outcomes.push(await post(form))
    })
    expect(count).toBe(1)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(Object.entries(outcome as object).toSorted()))).size).toBe(
      1,
    )
  })

  it('makes nothing more with other content, from whoever has seen the key', async () => {
    const form = use()
    await post(form)
    const count = await makes(async () => {
      expect(await post({ ...form, content: { amountMinor: 600_00 } })).toEqual(FORM_CHANGED)
    })
    expect(count).toBe(0)
  })

  it('is her own for each user, and for each place', async () => {
    const form = use()
    const [asha, farida] = [randomUUID(), randomUUID()]
    const forms = [form, { ...form, userId: asha }, { ...form, userId: farida }, { ...form, place: 'another' }]
    expect(await makes(async () => Promise.all(forms.map((one) => post(one))))).toBe(4)
  })

  it('is not used up by a refusal: what was corrected goes through', async () => {
    const form = use()
    const refused = { ok: false as const, reason: 'too-much' }
    expect(await post(form, refused)).toEqual(refused)
    expect(await post({ ...form, content: { amountMinor: 400_00 } })).toMatchObject({ ok: true })
  })

  it('is not used up by a failure', async () => {
    const form = use()
    const failing = database.db.transaction((tx) => onceForForm(tx, form, () => Promise.reject(new Error('power cut'))))
    await expect(failing).rejects.toThrow('power cut')
    expect(await post(form)).toMatchObject({ ok: true })
  })

  it('is known for more than a day, and forgotten after a week', async () => {
    const form = use()
    const first = await post(form)
    await forgetFormKeys({ db: database.db, now: later(25 * HOUR_MS) })
    expect(await post(form)).toEqual(first)
    await forgetFormKeys({ db: database.db, now: later(7 * DAY_MS) })
    expect(await database.db.$count(formKeys)).toBe(0)
  })
})
