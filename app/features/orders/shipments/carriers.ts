import { latinDigits } from '#app/platform/text/text.ts'

// Ten large carriers of India: the usual form of a tracking number, and the carrier's tracking page. The forms are wide,
// because carriers change them; other numbers fit into the free text. A page without `{number}` asks for it itself.

interface Carrier {
  name: string
  /** In upper case, without spaces and hyphens. */
  number: RegExp
  page: string
}

export const CARRIERS = {
  'india-post': {
    name: 'India Post',
    number: /^[A-Z]{2}[0-9]{9}IN$/,
    page: 'https://www.indiapost.gov.in/',
  },
  delhivery: {
    name: 'Delhivery',
    number: /^[0-9]{10,18}$/,
    page: 'https://www.delhivery.com/track/package/{number}',
  },
  'blue-dart': {
    name: 'Blue Dart',
    number: /^[0-9]{8,12}$/,
    page: 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  dtdc: {
    name: 'DTDC',
    number: /^[A-Z]{0,2}[0-9]{8,12}$/,
    page: 'https://www.dtdc.com/track/',
  },
  ekart: {
    name: 'Ekart',
    number: /^[A-Z]{2,4}[A-Z0-9]{8,14}$/,
    page: 'https://ekartlogistics.com/shipmenttrack/{number}',
  },
  xpressbees: {
    name: 'Xpressbees',
    number: /^[0-9]{10,16}$/,
    page: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  },
  'ecom-express': {
    name: 'Ecom Express',
    number: /^[0-9]{9,15}$/,
    page: 'https://www.ecomexpress.in/tracking/?awb_field={number}',
  },
  shadowfax: {
    name: 'Shadowfax',
    number: /^(?=.*[0-9])[A-Z0-9]{8,20}$/,
    page: 'https://www.shadowfax.in/track-order',
  },
  professional: {
    name: 'The Professional Couriers',
    number: /^[A-Z]{2,4}[0-9]{5,12}$/,
    page: 'https://www.tpcindia.com/track-info.aspx?id={number}&type=0&service=0',
  },
  gati: {
    name: 'Gati',
    number: /^[0-9]{8,12}$/,
    page: 'https://www.gati.com/track-by-docket/',
  },
} as const satisfies Readonly<Record<string, Carrier>>

export type CarrierKey = keyof typeof CARRIERS

export const isCarrier = (key: string): key is CarrierKey => Object.hasOwn(CARRIERS, key)

/** The carrier with this key; null for another one, or none. */
export const findCarrier = (key: string | null): Carrier | null =>
  key !== null && isCarrier(key) ? CARRIERS[key] : null

/** A carrier's tracking number as it is stored; null when it does not have the carrier's form. */
export function readTrackingNumber({ number }: Pick<Carrier, 'number'>, typed: string): string | null {
  const cleaned = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return number.test(cleaned) ? cleaned : null
}

interface Tracked {
  /** A key of `CARRIERS`; null when `tracking` is a free text. */
  carrier: string | null
  tracking: string | null
}

/** 'Delhivery 1234567890', or the seller's free text; null without one. */
export function trackingText({ carrier, tracking }: Tracked): string | null {
  const name = findCarrier(carrier)?.name
  return name ? `${name} ${tracking}` : tracking
}

/** The carrier's tracking page, or the first URL in a free text; null without one. */
export function trackingUrl({ carrier, tracking }: Tracked): string | null {
  const page = findCarrier(carrier)?.page
  if (page) return page.replace('{number}', encodeURIComponent(tracking ?? ''))
  return /https:\/\/[^\s<>"]+/.exec(tracking ?? '')?.[0] ?? null
}
