import { eq } from 'drizzle-orm'
import { createStudent } from '#app/features/students/students.test-support.ts'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import type { TestApp } from '#test/app.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'

export const ROLES = ['visitor', 'member', 'student', 'seller', 'operator', 'administrator'] as const
export type Role = (typeof ROLES)[number]
/** The headers of each role's requests. */
export type Roles = Readonly<Record<Role, Person['init']>>

/** An installation with demo rows, and one signed-in user of each role. */
export async function openRoles(t: TestApp): Promise<Roles> {
  const { db } = t.database
  await upsertCategories(db)
  await insertFirstHelplines(db, t.clock.now)
  await seedDemoData(db, t.clock.now, t.services.sealer)
  const [member, student, seller] = [await signUp(t, 'Asha'), await signUp(t, 'Tara'), await signUp(t, 'Lata')]
  await createStudent(db, actorOf(student))
  const [shop] = await db.select({ id: sellerProfiles.id }).from(sellerProfiles).limit(1)
  if (!shop) throw new Error('The demo rows hold no shop.')
  await db.update(sellerProfiles).set({ userId: seller.userId }).where(eq(sellerProfiles.id, shop.id))
  await db.update(campaigns).set({ ownerUserId: member.userId }).where(eq(campaigns.slug, 'lakshmi-story'))
  return {
    visitor: { headers: { Cookie: '' } },
    member: member.init,
    student: student.init,
    seller: seller.init,
    operator: (await signUpStaff(t, 'Kavita', 'operator')).init,
    administrator: (await signUpStaff(t, 'Leela', 'administrator')).init,
  }
}
