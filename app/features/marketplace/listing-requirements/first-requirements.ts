import type { CATEGORIES } from '#app/features/marketplace/categories.ts'
import type { Fact } from '#app/features/marketplace/schema.ts'

export interface FirstRequirement {
  /** Identifies the row in every installation. */
  n: number
  /** The slug of a category; null for all. */
  category: (typeof CATEGORIES)[number]['slug'] | null
  field: Fact
  fromDay: string
  isRequired: boolean
  source: string
  /** What an operator should check. */
  note: string
}

const METROLOGY = 'Legal Metrology (Packaged Commodities) Rules 2011'
const LABELLING = 'FSS (Labelling and Display) Regulations 2020'
/** Rule 6(10), information on pages of e-commerce, is in force since then. */
const METROLOGY_FROM = '2018-01-01'
const LABELLING_FROM = '2021-11-17'
const ORIGIN_FROM = '2020-07-23'
const COMPARE_METROLOGY =
  'Compare with rule 6(10) and its amendments. Goods that are not packed in advance may be exempt.'
const COMPARE_LABELLING =
  'Compare with the current text and with FSSAI’s rules for food sold online. Check the number of the regulation.'

/**
 * The rows of a new installation. No lawyer has compared them: they begin as not checked, and operators keep them.
 */
export const FIRST_REQUIREMENTS: readonly FirstRequirement[] = [
  general(1, 'commonName', `${METROLOGY}, rules 6(1)(b) and 6(10)`),
  general(2, 'netQuantity', `${METROLOGY}, rules 6(1)(c) and 6(10)`),
  general(3, 'maker', `${METROLOGY}, rules 6(1)(a) and 6(10)`),
  general(4, 'makerAddress', `${METROLOGY}, rules 6(1)(a) and 6(10)`),
  {
    ...general(5, 'origin', 'Consumer Protection (E-Commerce) Rules 2020, rule 6(5)(d)'),
    fromDay: ORIGIN_FROM,
    note: 'Compare with the rule, and with rule 6(10) of the Legal Metrology (Packaged Commodities) Rules.',
  },
  {
    ...general(6, 'madeMonth', `${METROLOGY}, rules 6(1)(d) and 6(10)`),
    isRequired: false,
    note: 'It must be on the pack. Check that rule 6(10) still exempts pages of e-commerce from it.',
  },
  {
    ...general(7, 'madeOf', 'No rule: buyers ask for it'),
    isRequired: false,
    note: 'Check whether a rule about textiles, toys or jewellery asks for the material.',
  },
  food(8, 'ingredients', `${LABELLING}, regulation 5(2)`),
  food(9, 'allergens', `${LABELLING}, regulation 5(14)`),
  food(10, 'diet', `${LABELLING}, regulation 5(4)`),
  {
    ...food(11, 'bestBefore', `${LABELLING}, regulation 5(10)`),
    note: 'The date must be on the pack. Check whether food sold online must show it on the page, and the shelf life that must be left on delivery.',
  },
  {
    ...food(12, 'fssai', `Food Safety and Standards Act 2006, section 31; ${LABELLING}, regulation 5(7)`),
    note: 'Every food business needs a licence or a registration. Check the limits of turnover, and the exemptions for hawkers.',
  },
]

function general(n: number, field: Fact, source: string): FirstRequirement {
  return { n, category: null, field, fromDay: METROLOGY_FROM, isRequired: true, source, note: COMPARE_METROLOGY }
}

function food(n: number, field: Fact, source: string): FirstRequirement {
  return { n, category: 'food', field, fromDay: LABELLING_FROM, isRequired: true, source, note: COMPARE_LABELLING }
}
