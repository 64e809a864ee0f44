import { setDemoHours } from '#app/features/partnership/commands/set-demo-hours.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

const WORKDAYS = [1, 2, 3, 4, 5]
/** 11:00 and 15:30. */
const DEMO_TIMES = [11 * 60, 15 * 60 + 30]
const DEMO_MINUTES = 30

/** Ten weekly slots for demos. */
export async function seedDemoHours(db: Db, now: Date): Promise<void> {
  const ctx = { db, actor: DEMO_OPERATOR, now, requestId: 'demo' }
  const hours = WORKDAYS.flatMap((weekday) =>
    DEMO_TIMES.map((startMinute) => ({ weekday, startMinute, minutes: DEMO_MINUTES })),
  )
  const outcome = await setDemoHours(ctx, { hours })
  if (!outcome.ok) throw new Error(`the demo hours were refused: ${outcome.reason}`)
}
