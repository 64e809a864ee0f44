import { awardBadge } from '#app/features/duty-of-care/commands/award-badge.server.ts'
import { saveService } from '#app/features/duty-of-care/commands/save-service.server.ts'
import type { AwardInput, ServiceInput } from './schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PAISE } from '#app/platform/money.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

type DemoService = Omit<ServiceInput, 'priceMinor' | 'isShown' | 'sort'> & { priceRupees: number }

const SERVICES: readonly DemoService[] = [
  {
    slug: 'home-carer',
    name: 'Home Carer',
    description: 'Help with washing, meals and medicines, and company. Eight hours at your home.',
    priceRupees: 800,
    unit: 'day',
    isRegulated: false,
  },
  {
    slug: 'nanny',
    name: 'Nanny',
    description: 'Looks after a child from six months to ten years at your home, while you work or rest.',
    priceRupees: 600,
    unit: 'day',
    isRegulated: false,
  },
  {
    slug: 'doctor-home-visit',
    name: 'Doctor Home Visit',
    description: 'A doctor visits you if you cannot go to a clinic.',
    priceRupees: 1_200,
    unit: 'visit',
    isRegulated: true,
  },
  {
    slug: 'nurse-home-visit',
    name: 'Nurse Home Visit',
    description: 'Dressings, injections, and checks of blood pressure and sugar, as prescribed by a doctor.',
    priceRupees: 900,
    unit: 'visit',
    isRegulated: true,
  },
  {
    slug: 'online-doctor',
    name: 'Online Doctor',
    description: 'Twenty minutes with a doctor by video or phone, with a prescription if the rules allow it.',
    priceRupees: 400,
    unit: 'session',
    isRegulated: true,
  },
  {
    slug: 'emotional-support',
    name: 'Emotional Support',
    description: 'An hour with a trained listener, for you or for the person you care for.',
    priceRupees: 500,
    unit: 'session',
    isRegulated: false,
  },
]

/** Invented people. */
const AWARDS: readonly Omit<AwardInput, 'requestId' | 'hasConsent'>[] = [
  {
    badge: 'circle-keeper',
    firstName: 'Savitri',
    place: 'Nashik',
    reason: 'She organises eleven neighbours who take turns to look after a sick woman.',
  },
  {
    badge: 'companion-of-dignity',
    firstName: 'Zubeida',
    place: 'Bhopal',
    reason: 'She has helped for six years, and asks every time before she helps.',
  },
  {
    badge: 'keeper-of-home',
    firstName: 'Lakshmi',
    place: 'Madurai',
    reason: 'She looks after three generations in one home.',
  },
]

const SORT_STEP = 10

export async function seedCare(db: Db, now: Date): Promise<void> {
  const ctx = { db, actor: DEMO_OPERATOR, now, requestId: 'demo' }
  for (const [index, { priceRupees, ...service }] of SERVICES.entries()) {
    const row = { ...service, priceMinor: priceRupees * PAISE, isShown: true, sort: (index + 1) * SORT_STEP }
    const saved = await saveService(ctx, row)
    if (!saved.ok) throw new Error(`demo data: ${service.slug} was refused`)
  }
  for (const award of AWARDS) {
    const awarded = await awardBadge(ctx, { ...award, requestId: null, hasConsent: true })
    if (!awarded.ok) throw new Error(`demo data: the badge of ${award.firstName} was refused`)
  }
}
