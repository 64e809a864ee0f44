import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { type Fact, FACTS } from '#app/features/marketplace/schema.ts'
import { MANY_SEPARATOR } from '#app/platform/form/fields.ts'
import { formValues, type FormValues, textsOf } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'
import { readFact } from './read-facts.ts'

/** `readFact` has a sentence for a text that is too long; this only bounds the work. */
const TYPED_CHARS_MAX = 40_000

const factField = (fact: Fact, today: string) =>
  ({
    as: 'line',
    label: copy.labels[fact],
    charsMax: TYPED_CHARS_MAX,
    optional: true,
    read: (typed: string) => {
      const read = readFact(fact, typed, today)
      return read.ok ? read.text : null
    },
    wrong: (typed: string) => {
      const read = readFact(fact, typed, today)
      return read.ok ? '' : read.sentence
    },
  }) as const

/** The fields of a listing's form for its facts, each with the fact's name. All may stay empty: drafts are saved. */
export const informationFields = (now: Date) =>
  Object.fromEntries(FACTS.map((fact) => [fact, factField(fact, dayOfIndia(now))])) as Readonly<
    Record<Fact, ReturnType<typeof factField>>
  >

/** The posted texts of a listing; of the ticked allergens all, not only the last one. */
export function listingValues(posted: FormData): FormValues {
  const ticked = textsOf(posted, 'allergens')
  return { ...formValues(posted), ...(ticked.length > 0 && { allergens: ticked.join(MANY_SEPARATOR) }) }
}

/** Facts as form values: what can be read is shown as it is stored today, the rest as it was typed. */
export function factValues(facts: Partial<Record<Fact, string>>): Record<string, string> {
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const stored = facts[fact]
      if (!stored) return []
      const read = readFact(fact, stored, null)
      return [[fact, read.ok ? read.text : stored] as const]
    }),
  )
}
