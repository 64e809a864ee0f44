import { describe, expect, it } from 'vitest'
import { areaText } from './area-text.server.ts'
import { type DeliveryTerms, deliveryTo, hasPricesByState, parcelOf, REST } from './delivery-rule.ts'

const yes = (place: string, costMinor: number, days = 5) => ({ place, costMinor, days })
const no = (place: string) => ({ place, costMinor: null, days: null })
const shop = (...rates: DeliveryTerms['rates']): DeliveryTerms => ({
  deliversTo: 'india',
  state: 'Maharashtra',
  rates,
})
const atHome = (...rates: DeliveryTerms['rates']): DeliveryTerms => ({ ...shop(...rates), deliversTo: 'own-state' })

describe('the area that a shop delivers to', () => {
  it.each([
    [shop(), 'Delivers all over India'],
    [shop(yes('Kerala', 120), yes(REST, 60)), 'Delivers all over India'],
    [shop(no('Ladakh')), 'Delivers all over India except Ladakh'],
    [shop(no('Ladakh'), no('Sikkim'), yes(REST, 60)), 'Delivers all over India except Ladakh and Sikkim'],
    [shop(...['Ladakh', 'Sikkim', 'Manipur', 'Mizoram'].map(no)), 'Delivers all over India except 4 States'],
    [shop(yes('Goa', 80), yes('Kerala', 120), no('Ladakh'), no(REST)), 'Delivers to Goa and Kerala only'],
    [shop(yes('Goa', 80), no(REST)), 'Delivers within Goa only'],
    [shop(no(REST)), 'Does not deliver at the moment'],
    [atHome(), 'Delivers within Maharashtra only'],
    [atHome(yes('Kerala', 120)), 'Delivers within Maharashtra only'],
    [atHome(no('Maharashtra')), 'Does not deliver at the moment'],
  ])('%#: %s', (terms, text) => {
    expect(areaText(terms)).toBe(text)
  })

  it('is the one that an order can be sent to', () => {
    const goaOnly = shop(yes('Goa', 80), no(REST))
    expect(deliveryTo(goaOnly, 'Goa')).toEqual({ delivers: true, rate: { costMinor: 80, days: 5 } })
    expect(deliveryTo(goaOnly, 'Kerala')).toEqual({ delivers: false, within: null })
    expect(deliveryTo(atHome(), 'Kerala')).toEqual({ delivers: false, within: 'Maharashtra' })
  })
})

describe('the price of a parcel while the State is not known', () => {
  const item = { freeShipping: false, deliveryMinor: 50, deliveryDays: 7 }
  const usual = (terms: DeliveryTerms) => parcelOf([item], { to: deliveryTo(terms, null), currency: 'INR' })

  it.each([
    ['the product’s own, without a rate', shop(), 50, 7, false],
    ['that of most States', shop(yes('Kerala', 120, 8), yes(REST, 60, 5)), 60, 5, true],
    ['the product’s own, beside a State with a rate', shop(yes('Kerala', 120)), 50, 7, true],
    ['the lowest of some States', shop(yes('Kerala', 120, 8), yes('Goa', 80, 4), no(REST)), 80, 4, true],
    ['that of the own State', atHome(yes('Maharashtra', 30, 3)), 30, 3, false],
    ['the same everywhere', shop(yes('Kerala', 60), yes(REST, 60)), 60, 5, false],
  ])('is %s', (_, terms, deliveryMinor, deliveryDays, byState) => {
    expect(usual(terms)).toEqual({ deliveryMinor, deliveryDays })
    expect(hasPricesByState(item, { terms, currency: 'INR' })).toBe(byState)
  })
})
