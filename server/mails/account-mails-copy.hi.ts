import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './account-mails-copy.ts'

export const copy = {
  account: 'अपना अकाउंट खोलें',
  unknownDevice: 'ऐसा डिवाइस जिसका नाम हमें नहीं पता',
  why: (brandName: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि यह पता ${brandName} के एक अकाउंट में इस्तेमाल होता है।`,
} satisfies Translated<typeof english.copy>
