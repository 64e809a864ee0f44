import { openStudent, OWN_SHOP } from '#test/access/people.ts'
import type { TestApp } from '#test/app.ts'
import { confirmIdentity, type Person, signUp, signUpSeller, signUpStaff } from '#test/people.ts'
import { CookieJar } from './cookies.ts'

export const ROLES = ['visitor', 'member', 'student', 'seller', 'operator', 'administrator'] as const
export type Role = (typeof ROLES)[number]

interface Visitor {
  person: Person | null
  jar: CookieJar
}
export type Visitors = Readonly<Record<Role, Visitor>>

/** One user of each role, signed in. */
export async function openVisitors(t: TestApp): Promise<Visitors> {
  return {
    visitor: { person: null, jar: new CookieJar() },
    member: visitor(await signUp(t, 'Lata')),
    student: visitor(await openStudent(t, 'Meera')),
    seller: visitor(await signUpSeller(t, OWN_SHOP)),
    operator: visitor(await signUpStaff(t, 'Leela', 'operator')),
    administrator: visitor(await signUpStaff(t, 'Kavita', 'administrator')),
  }
}

const visitor = (person: Person): Visitor => ({ person, jar: new CookieJar(person.init.headers.Cookie) })

/** Every user confirms their identity, which unlocks sensitive actions. */
export async function confirmAll(t: TestApp, visitors: Visitors): Promise<void> {
  for (const { person, jar } of Object.values(visitors)) if (person) jar.keep(await confirmIdentity(t, person))
}
