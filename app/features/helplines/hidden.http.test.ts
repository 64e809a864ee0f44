import { expect, it } from 'vitest'
import { HELPLINES, shownHelplines } from '#app/platform/india/helplines.ts'
import { testApp } from '#test/app.ts'
import { member } from '#test/people.ts'
import { contextIn } from '#test/context.ts'
import { insertFirstHelplines } from './commands/insert-first-helplines.server.ts'
import { saveHelpline } from './commands/save-helpline.server.ts'
import { FIRST_HELPLINES } from './first-helplines.ts'

const HALF_A_MINUTE_MS = 30_000
const OPERATOR = member('Op', 'operator')
const { mentalHealth, women, emergency } = HELPLINES

const t = await testApp()
const { db } = t.database
await insertFirstHelplines(db, t.clock.now)

async function dialled(path: string, app = t): Promise<string[]> {
  const html = await (await app.get(path)).text()
  return [...new Set([...html.matchAll(/href="tel:(\d+)"/g)].map(([, number = '']) => number))]
}

it('a number that an operator hides is on no page, and is back when it is shown again', async () => {
  const first = FIRST_HELPLINES.find(({ number }) => number === mentalHealth)
  if (!first) throw new Error('not among the first')
  const ctx = contextIn(t)(OPERATOR)
  for (const path of ['/about', '/solve']) expect(await dialled(path), path).toEqual([emergency, women, mentalHealth])
  for (const [isShown, numbers] of [
    [false, [emergency, women]],
    [true, [emergency, women, mentalHealth]],
  ] as const) {
    expect(await saveHelpline(ctx, { ...first, isShown })).toEqual({ ok: true })
    t.clock.now = new Date(t.clock.now.getTime() + HALF_A_MINUTE_MS)
    await dialled('/about')
    await expect.poll(() => dialled('/about')).toEqual(numbers)
    expect(await dialled('/solve')).toEqual(numbers)
  }
})

it('a number that is hidden when the server starts is on no page from the first request on', async () => {
  const first = FIRST_HELPLINES.find(({ number }) => number === mentalHealth)
  if (!first) throw new Error('not among the first')
  expect(await saveHelpline(contextIn(t)(OPERATOR), { ...first, isShown: false })).toEqual({ ok: true })
  const restarted = await testApp({}, { beside: t })
  expect(await dialled('/about', restarted)).toEqual([emergency, women])
})

it('a list is never empty: hidden numbers are shown rather than none', () => {
  expect(shownHelplines([{ number: emergency }], [emergency])).toEqual([{ number: emergency }])
})
