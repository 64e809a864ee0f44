import { expect, test, vi } from 'vitest'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { createRouteRows, UNKNOWN } from '#test/access/things.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { NOW } from '#test/clock.ts'
import { recordDocuments, recordRows } from './documents.ts'
import { confirmAll, openVisitors } from './roles.ts'
import { emptySnapshot, writeSnapshot } from './snapshot.ts'
import { Walk } from './walk.ts'
import { weighScreens } from './weigh.ts'

const MINUTES_MAX = 10

test(
  'the site as every role sees it',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const t = await testApp()
    oneClock(t)
    const { db } = t.database
    await upsertCategories(db)
    await insertFirstHelplines(db, t.clock.now)
    await seedDemoData(db, t.clock.now, t.services.sealer)
    const visitors = await openVisitors(t)
    const things = await createRouteRows(t, { member: keysOf(visitors.member), student: keysOf(visitors.student) })
    const snapshot = emptySnapshot()
    const walk = new Walk(t, { visitors, snapshot, things })
    await recordDocuments(t, { visitors, snapshot })
    await walk.look('1')
    await walk.send('1')
    await confirmAll(t, visitors)
    await walk.lookAgain('2')
    await walk.send('2')
    await walk.lookAgain('3')
    await walk.send('3', { isLast: true })
    await recordRows(t, snapshot)
    expect(t.logged.filter(({ level }) => level === 'error')).toEqual([])
    snapshot.screens = weighScreens()
    writeSnapshot(process.env['SAME_SITE_OUT'] ?? 'test/.out/same-site/now', snapshot)
  },
  MINUTES_MAX * 60_000,
)

const keysOf = ({ person }: Awaited<ReturnType<typeof openVisitors>>['member']) => ({
  cookie: person?.init.headers.Cookie ?? '',
  userId: person?.userId ?? UNKNOWN.id,
})

/** Replaces the system time by the application's clock. */
function oneClock({ clock }: TestApp): void {
  let { now } = clock
  Object.defineProperty(clock, 'now', {
    get: () => now,
    set: (time: Date) => {
      now = time
      vi.setSystemTime(time)
    },
  })
}
