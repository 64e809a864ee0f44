import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '#test/app.ts'
import { countRows } from '#test/count-rows.ts'
import { type Seen, type SeenForm, sendForm } from '#test/forms/seen-forms.ts'
import { rightAnswers } from '#test/same-site/fill.ts'
import { effectsElsewhere, effectsIn, effectsInMails } from './effects.ts'
import { changedBy, countMarks, FORBIDDEN, forbiddenFields } from './forbidden-fields.ts'
import { HIT_FILE } from './injections.ts'
import { INJECTED } from './texts.ts'
import { effectsInBrowser } from './in-browser.ts'
import { type Looked, lookEverywhere } from './view.ts'

/** In one round every field gets one payload; with as many rounds as payloads every field gets each. */
const ROUNDS = Number(process.env['HOSTILE_ROUNDS'] ?? 1)
/** For the pages of all people, and two minutes a round on a busy machine. */
const TIMEOUT_MS = 1_200_000 + ROUNDS * 120_000

/** Tests with what `open` returns; they run after those that need the rows as they are. */
export function describeHostileForms(open: () => { t: TestApp; seen: Seen }): void {
  describe('a form that brings fields which nobody may set', () => void forbidden(open))
  describe('payloads in every text field of every form', () => void payloads(open))
}

function forbidden(open: () => { t: TestApp; seen: Seen }): void {
  test('changes none of them, whoever sends it', { timeout: TIMEOUT_MS }, async () => {
    const { t, seen } = open()
    const names = await forbiddenFields(t)
    const refused: string[] = []
    const before = await countMarks(t)
    expect(Object.keys(before).length).toBeGreaterThan(5)
    const isStaff = ({ role }: SeenForm) => /^(operator|administrator)$/.test(role)
    for (const seenForm of seen.forms.filter((one) => !isStaff(one))) await send(seenForm)
    expect(await countMarks(t)).toEqual(before)
    for (const seenForm of seen.forms.filter(isStaff)) await send(seenForm)
    expect(names.length).toBeGreaterThanOrEqual(FORBIDDEN.length)
    expect(refused).toEqual([])
    expect(await changedBy(t)).toEqual([])

    async function send({ name, form, role }: SeenForm): Promise<void> {
      const cookie = seen.visitors[role].jar.header
      const drawn = new Set(form.fields.map((field) => field.name))
      const more = names.filter(([field]) => !drawn.has(field) && form.button?.[0] !== field)
      const answer = await sendForm(t, { form, cookie, pairs: [...fresh(rightAnswers(form, {})), ...more] })
      await answer.arrayBuffer()
      if (answer.status >= 500) refused.push(`${answer.status} ${name}`)
    }
  })
}

function payloads(open: () => { t: TestApp; seen: Seen }): void {
  const effects: string[] = []
  let looked: Looked
  const sent = { posts: 0, accepted: 0, payloads: 0 }

  test('are refused or stored as text, and have no effect on the answer', { timeout: TIMEOUT_MS }, async () => {
    const { t, seen } = open()
    rmSync(HIT_FILE, { force: true })
    const rows = await countRows(t.database)
    let next = 0
    for (let round = 0; round < ROUNDS; round++) {
      for (const seenForm of seen.forms) next = await sendPayloads(seenForm, next)
      // The next round begins with another payload at each field.
      if (next % INJECTED.length === 0) next++
    }
    console.log(`${JSON.stringify(sent)} in ${seen.forms.length} forms, ${INJECTED.length} different payloads`)
    expect(effects).toEqual([])
    expect(sent.accepted).toBeGreaterThan(seen.forms.length / 4)
    const after = await countRows(t.database)
    const lost = Object.keys(rows).filter((table) => (after[table] ?? 0) < (rows[table] ?? 0))
    // A form may close what it is about.
    expect(
      lost.filter((table) => /^(users|campaigns|ledger|contributions|orders|requests|products)/.test(table)),
    ).toEqual([])
  })

  test('and none on the pages, mails, tables and logs that hold them', { timeout: TIMEOUT_MS }, async () => {
    const { t, seen } = open()
    looked = await lookEverywhere(t, seen)
    console.log(`${looked.answers} answers looked at`)
    expect(looked.effects).toEqual([])
    expect(looked.answers).toBeGreaterThan(150)
    expect(await effectsInMails(t)).toEqual([])
    expect(effectsElsewhere(t)).toEqual([])
  })

  test.runIf(process.env['HOSTILE_ROUNDS'])('and none in a browser', { timeout: TIMEOUT_MS }, async () => {
    const { t, seen } = open()
    const { opened, effects } = await effectsInBrowser(t, { pages: looked.pages, visitors: seen.visitors })
    console.log(`${opened} pages and mails opened in Chromium`)
    expect(opened).toBeGreaterThan(300)
    expect(effects).toEqual([])
  })

  /** All text fields at once; fields that are refused get a right answer, and the others are sent again. */
  async function sendPayloads({ name, form, role }: SeenForm, first: number): Promise<number> {
    const { t, seen } = open()
    let next = first
    const typed = new Map<string, string>()
    for (const { name: field, type } of form.fields)
      if (TYPED.has(type) && !typed.has(field)) typed.set(field, INJECTED[next++ % INJECTED.length] ?? '')
    const cookie = seen.visitors[role].jar.header
    for (let attempt = 0; attempt < 2 && typed.size > 0; attempt++) {
      const pairs = fresh(rightAnswers(form, {})).map(([field, value]) => [field, typed.get(field) ?? value] as const)
      const answer = await sendForm(t, { form, cookie, pairs })
      sent.posts++
      sent.payloads += typed.size
      const isRefused = answer.status === 400
      const html = isRefused ? await answer.clone().text() : ''
      effects.push(...(await effectsIn(answer)).map((effect) => `${name} ${JSON.stringify([...typed])}: ${effect}`))
      if (!isRefused) {
        sent.accepted += Number(answer.status < 400)
        break
      }
      for (const field of invalidIn(html)) typed.delete(field)
    }
    // Nothing of a request is freed before the event loop turns.
    await setImmediate()
    return next
  }
}

const TYPED = new Set(['text', 'textarea', 'search', 'url', 'email', 'tel', 'number'])

/** With a new key, so that it is not the same form again. */
const fresh = (pairs: ReturnType<typeof rightAnswers>) =>
  pairs.map(([name, value]) => [name, /^(key|formKey)$/.test(name) ? randomUUID() : value] as const)

/** The names of the fields that a page marks as invalid. */
const invalidIn = (html: string): string[] =>
  [...html.matchAll(/<(?:input|textarea|select)\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
    attributes.includes('aria-invalid="true"') ? [/ name="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? ''] : [],
  )
