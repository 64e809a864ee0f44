import { patterns } from './patterns.ts'
import { correctTypingErrors } from './spelling.ts'
import { tokenize } from './words.ts'

/** What a user may want; with equal points the earlier one wins. */
const INTENTS = ['safety', 'mother', 'student', 'business', 'partner', 'problem', 'confidence', 'idea'] as const

export type Intent = (typeof INTENTS)[number] | 'default'

/** Patterns worth three points, two and one. The syntax is described in patterns.ts. */
const WORDS: Record<(typeof INTENTS)[number], readonly [three: string, two: string, one: string]> = {
  safety: [
    `mental health, safe space, counsel*, therap*, meditation, panic attack*, suraksha, women|womens safety`,
    `safe, safety, security, tenshan, dipreshan, anxious, anxiety, stress*, tension, tanav, lonel*, sad, sadness, udas*, depress*, peace*, calm, sukoon, shanti, yoga, griev*, grief, overwhelm*, panic, trauma, insomnia, listen*, need|want to talk, talk to somebody|someone|anybody, baat karna|karni, sunne vala, akela|akeli|akelapan mehsus|lagta|hu, ghabra*, harass*, eve teas*, dar lag*, rona|rone aata|aati|ka, chinta, worry, worries, worried, worrying, passed away, feel* ?so ?very ?really bad|low|empty|broken|hurt|numb|alone`,
    `scared, afraid, fear, cry, crying, alone, sleep, nervous, akela, akeli, ghabrahat, dil, heart`,
  ],
  mother: [
    `pregn*, garbhvati, garbhavati, breastfeed*, caregiver*, newborn, single mother|mom, akeli maa, childcare, child care, postpartum`,
    `mother*, mom, moms, mommy, mum, mums, maa, mummy, ammi, baby, babies, child, children, kid, kids, bacha, bache, bacho, bachon, bachi, daughter*, son, sons, beti, beta, toddler*, infant*, parent*, dekhbhal, look* after, tak* care of, elderly, old parents, bujurg*, janani`,
    `delivery, family, home`,
  ],
  student: [
    `student*, chhatra, chhatraon, vidyarthi, scholarship*, intern, interns, internship*, ssr, service hours`,
    `college*, kolej, universit*, school*, skool, pariksha, exam*, study, studies, studying, course*, class, classes, padhai, padhti, padhna, padhta, parhai, parhna, learn*, seekhna, seekhni, seekhu, sikhna, coding, computer*, degree*, hostel, tuition, 12th, 10th, coaching, homework, kaksha, engineering, diploma, nursing, first|second|third|final year, syllabus, campus`,
    `teacher*, online, girls`,
  ],
  business: [
    `sell, sells, selling, seller*, business*, bijnes, bechna, bechni, bechu, bechti, bechte, dukan, dukaan, vyapar, vyavsay, customer*, handmade, tailor*, tiffin`,
    `earn*, income, shop*, product*, order*, boutique, kamana, kamane, kamau, kamai, kaam|naukri|job|rozgar chahie, need ?a work|job, silai, achar, pickle*, saree*, sari, stitch*, craft*, catering, parlour, market*, financial* independen*, independen*, price, pottery, embroidery, kadhai, masala*, from home, ghar baithe, apna kaam`,
    `work, money, paise, make, home, clothes, bags, job, kaam`,
  ],
  partner: [
    `partner*, partanar, ngo, ngos, enajio, csr, collaborat*, corporate*, sanstha, sansthan, foundation*, sponsor*, charitable, mou, tie up`,
    `organisation*, organization*, institution*, our|my|a company|bank|office|team|trust|institute, companies, employee*, volunteer*, fundrais* event*, represent, judna chaht*, template*`,
    `support, team, together, event*`,
  ],
  problem: [
    `problem*, problm*, samasya, pareshan, pareshani, trouble*, emergency, loan, loans, debt*, karz, karza, karja, lost ?my job, naukri chali, medical bill*, ration, mushkil, musibat, need|no money`,
    `urgent*, stuck, fight*, conflict*, jhagda, jhagra, jhagde, quarrel*, divorce*, talaq, hospital*, aspatal, medical, surgery, operation, ilaj, bill*, rent, husband left, left me, flood*, crop*, paise|paiso ki zarurat, fees, issue*, what to do, dikkat, bimar*, bimari`,
    `help*, madad, madad chahie|karo|kijiye, money, paise, cannot, afford, pay, lost`,
  ],
  confidence: [
    `confiden*, confidan*, self esteem, self defen*, selfdefen*, defend myself, karate, judo, boxing, aatmvishvas, aatmraksha, himmat, courage*, fearless*, nidar, brave*, public speaking, believe in myself`,
    `shy, stage, speak* up, speak* english, speak in front, doubt*, strong*, sharam, bold*, hesitat*, jhijhak, self worth, takes me seriously, trust myself, bolne me|mein|se`,
    `nervous, afraid, scared, speak*, strength, girls`,
  ],
  idea: [
    `idea*, aidia, aidiya, startup*, startap, start up, investor*, invent*, co founder, cofounder, prototype, vichar`,
    `pitch*, launch*, initiative*, build|make an|a|app, an app, apps, app for, of my own, funding, innovat*, start something, begin a, kuch naya, entrepreneur*`,
    `project*, begin, start, shuru, new, naya, village, gaon, build, create`,
  ],
}

const LISTS = INTENTS.map((intent) => ({ intent, lists: WORDS[intent].map(patterns) }))
const vocabulary = LISTS.flatMap(({ lists }) => lists.flatMap((list) => list.vocabulary))
/** Phrases with words of the lists that express no intent. */
const neutralPhrases = patterns(
  `how do|does .. work|works, speak hindi, speak ?only hindi|marathi|tamil, mother|father|sister|brother|daughter|son in law|laws, mother|mothers tongue, help line`,
)
const POINTS = [3, 2, 1]

/** The intent with most points; with equal points the earlier one, `default` without any. */
export function findIntent(message: string): Intent {
  const words = neutralPhrases.without(tokenize(message))
  const right = correctTypingErrors(words, vocabulary)
  return highestScoring(words) ?? (right && highestScoring(right)) ?? 'default'
}

function highestScoring(words: readonly string[]): Intent | null {
  const scores = LISTS.map(({ intent, lists }) => ({
    intent,
    points: lists.reduce((sum, list, at) => sum + list.count(words) * (POINTS[at] ?? 0), 0),
  }))
  const best = Math.max(...scores.map(({ points }) => points))
  return best > 0 ? (scores.find(({ points }) => points === best)?.intent ?? null) : null
}
