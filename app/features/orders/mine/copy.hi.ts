import type { ShipmentState } from '#app/features/orders/states.ts'
import type { OrderBrief } from '#app/features/orders/views.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'मेरे ऑर्डर',
  lead: 'वे ऑर्डर जो आपने साइन इन करके दिए, हर पार्सल की स्थिति के साथ।',
  empty: 'अभी आपका कोई ऑर्डर नहीं है।',
  guest: 'साइन इन किए बिना दिया गया ऑर्डर देखने के लिए, उसके बारे में आए हमारे मैसेज का लिंक खोलें।',
  shop: 'सब प्रोडक्ट देखें',
  back: 'आपका अकाउंट',
  pages: { pages: 'पेज', newer: 'नए ऑर्डर', older: 'पुराने ऑर्डर' },
  states: {
    awaiting: 'पेमेंट बाक़ी',
    lapsed: 'पेमेंट नहीं हुआ',
    paid: 'पेमेंट हो गया',
    refunded: 'रिफ़ंड हुआ',
  } satisfies Readonly<Record<OrderBrief['state'], string>>,
  shipments: {
    reserved: 'पेमेंट का इंतज़ार',
    lapsed: 'पेमेंट नहीं हुआ',
    paid: 'ऑर्डर हुआ',
    packed: 'पैक हुआ',
    sent: 'रास्ते में',
    delivered: 'डिलीवर हुआ',
    cancelled: 'रद्द हुआ',
    returned: 'वापस हुआ',
  } satisfies Readonly<Record<ShipmentState, string>>,
  shipment: (seller: string, state: string) => `${seller}: ${state}`,
} satisfies Translated<typeof english.copy>
