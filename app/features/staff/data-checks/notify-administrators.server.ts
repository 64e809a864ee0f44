import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { StaffPort } from '#app/platform/staff.ts'
import { contentHash } from '#app/platform/text/content-hash.server.ts'
import { failedCheckMail } from './mails.ts'

interface Notifying {
  db: Db
  sealer: Sealer
  site: Site
  staff: Pick<StaffPort, 'list'>
}

/** Mails the administrators that this invariant does not hold; once a day, also from several nodes. */
export async function notifyAdministrators({ db, staff, ...ctx }: Notifying, name: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const members = await staff.list()
  for (const { userId, email } of members.filter(({ roles }) => roles.includes('administrator'))) {
    const key = `data-check:${contentHash(name)}:${day}:${userId}`
    await notify(db, { ...ctx, now }, { to: email, key, mail: () => failedCheckMail(ctx.site, name), language: 'en' })
  }
}
