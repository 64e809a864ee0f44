import { awardBadge } from '#app/features/duty-of-care/commands/award-badge.server.ts'
import { saveService } from '#app/features/duty-of-care/commands/save-service.server.ts'
import type { AwardInput, ServiceInput } from './schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PAISE } from '#app/platform/money.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

type DemoService = Omit<ServiceInput, 'priceMinor' | 'isShown' | 'sort'> & {
  priceRupees: number
  hindi: { name: string; description: string }
}

const SERVICES: readonly DemoService[] = [
  {
    slug: 'home-carer',
    name: 'Home Carer',
    description: 'Help with washing, meals and medicines, and company. Eight hours at your home.',
    priceRupees: 800,
    unit: 'day',
    hindi: {
      name: 'घर पर देखभाल',
      description: 'नहाने-धोने, खाने और दवा में मदद, और साथ। आपके घर पर आठ घंटे।',
    },
    isRegulated: false,
  },
  {
    slug: 'nanny',
    name: 'Nanny',
    description: 'Looks after a child from six months to ten years at your home, while you work or rest.',
    priceRupees: 600,
    unit: 'day',
    hindi: {
      name: 'नैनी',
      description: 'छह महीने से दस साल तक के बच्चे की आपके घर पर देखभाल, जब आप काम करें या आराम।',
    },
    isRegulated: false,
  },
  {
    slug: 'doctor-home-visit',
    name: 'Doctor Home Visit',
    description: 'A doctor visits you if you cannot go to a clinic.',
    priceRupees: 1_200,
    unit: 'visit',
    hindi: {
      name: 'घर पर डॉक्टर',
      description: 'अगर क्लिनिक जाना मुमकिन न हो, तो डॉक्टर आपके घर आते हैं।',
    },
    isRegulated: true,
  },
  {
    slug: 'nurse-home-visit',
    name: 'Nurse Home Visit',
    description: 'Dressings, injections, and checks of blood pressure and sugar, as prescribed by a doctor.',
    priceRupees: 900,
    unit: 'visit',
    hindi: {
      name: 'घर पर नर्स',
      description: 'पट्टी, इंजेक्शन, और ब्लड प्रेशर और शुगर की जाँच, जैसा डॉक्टर ने लिखा है।',
    },
    isRegulated: true,
  },
  {
    slug: 'online-doctor',
    name: 'Online Doctor',
    description: 'Twenty minutes with a doctor by video or phone, with a prescription if the rules allow it.',
    priceRupees: 400,
    unit: 'session',
    hindi: {
      name: 'ऑनलाइन डॉक्टर',
      description: 'वीडियो या फ़ोन पर डॉक्टर के साथ बीस मिनट। नियम इजाज़त दें, तो दवा का पर्चा भी।',
    },
    isRegulated: true,
  },
  {
    slug: 'emotional-support',
    name: 'Emotional Support',
    description: 'An hour with a trained listener, for you or for the person you care for.',
    priceRupees: 500,
    unit: 'session',
    hindi: {
      name: 'मन का सहारा',
      description: 'ध्यान से सुनने के लिए प्रशिक्षित व्यक्ति के साथ एक घंटा, आपके लिए या उनके लिए जिनकी आप देखभाल करते हैं।',
    },
    isRegulated: false,
  },
]

/** Invented people. */
const AWARDS: readonly (Omit<AwardInput, 'requestId' | 'hasConsent'> & { hindi: string })[] = [
  {
    badge: 'circle-keeper',
    firstName: 'Savitri',
    place: 'Nashik',
    reason: 'She organises eleven neighbours who take turns to look after a sick woman.',
    hindi: 'वे ग्यारह पड़ोसियों को जोड़ती हैं, जो बारी-बारी से एक बीमार महिला की देखभाल करते हैं।',
  },
  {
    badge: 'companion-of-dignity',
    firstName: 'Zubeida',
    place: 'Bhopal',
    reason: 'She has helped for six years, and asks every time before she helps.',
    hindi: 'वे छह साल से मदद करती हैं, और हर बार मदद से पहले पूछती हैं।',
  },
  {
    badge: 'keeper-of-home',
    firstName: 'Lakshmi',
    place: 'Madurai',
    reason: 'She looks after three generations in one home.',
    hindi: 'वे एक ही घर में तीन पीढ़ियों की देखभाल करती हैं।',
  },
]

/** What the demo stores in English, with its Hindi. */
export const HINDI_CARE: readonly (readonly [english: string, hindi: string])[] = [
  ...SERVICES.flatMap(({ name, description, hindi }) => [
    [name, hindi.name] as const,
    [description, hindi.description] as const,
  ]),
  ...AWARDS.map(({ reason, hindi }) => [reason, hindi] as const),
]

const SORT_STEP = 10

export async function seedCare(db: Db, now: Date): Promise<void> {
  const ctx = { db, actor: DEMO_OPERATOR, now, requestId: 'demo' }
  for (const [index, { priceRupees, hindi: _, ...service }] of SERVICES.entries()) {
    const row = { ...service, priceMinor: priceRupees * PAISE, isShown: true, sort: (index + 1) * SORT_STEP }
    const saved = await saveService(ctx, row)
    if (!saved.ok) throw new Error(`demo data: ${service.slug} was refused`)
  }
  for (const { hindi: _, ...award } of AWARDS) {
    const awarded = await awardBadge(ctx, { ...award, requestId: null, hasConsent: true })
    if (!awarded.ok) throw new Error(`demo data: the badge of ${award.firstName} was refused`)
  }
}
