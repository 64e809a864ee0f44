import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './payouts-copy.ts'

export const copy = {
  title: 'पैसा कहाँ गया',
  bar: (paid: string, held: string) => `${paid} का भुगतान हुआ, ${held} अभी कैंपेन के लिए रखे हैं`,
  barGoingBack: (paid: string, back: string) => `${paid} का भुगतान हुआ, ${back} दान देने वालों को वापस जा रहे हैं`,
  paid: (amount: string) => `${amount} का भुगतान हुआ`,
  held: (amount: string) => `${amount} अभी रखे हैं`,
  goingBack: (amount: string) => `${amount} दान देने वालों को वापस जा रहे हैं`,
  elsewhere: (amount: string) => `${amount} कैंपेन के इस साइट पर आने से पहले जुटे। ये यहाँ नहीं रखे हैं।`,
  caption: 'इस कैंपेन के भुगतान, सबसे नए पहले',
  head: { to: 'किसे', day: 'कब भेजा', amount: 'रक़म' },
  bills: (bills: string) => `${bills} के साथ`,
  bill: (number: number, what: string, amount: string) => `बिल ${number}: ${what}, ${amount}`,
  overdue: (day: string) => `${day} तक एक अपडेट आना था, जो नहीं आया।`,
} satisfies Translated<typeof english.copy>
