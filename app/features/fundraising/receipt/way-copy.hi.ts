import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './way-copy.ts'

export const copy = {
  title: 'आपका पैसा कहाँ गया',
  line: (amount: string, to: string, day: string) => `${day} को ${amount} भेजे गए। किसे: ${to}`,
  arrived: (day: string) => `${day} को पहुँच गए।`,
  purpose: (purpose: string, number: string, bills: string) =>
    `किस लिए: ${purpose} (भुगतान ${number}${bills && `, ${bills}`})`,
  update: (day: string) => `आयोजक ने ${day} को अपडेट डाला।`,
  updateDue: (day: string) => `आयोजक को ${day} तक अपडेट डालना है।`,
  updateOverdue: (day: string) => `आयोजक को ${day} तक अपडेट डालना था, जो अभी नहीं आया है।`,
  left: (amount: string) => `${amount} का भुगतान अभी नहीं हुआ है। इसे हम कैंपेन के लिए रखते हैं।`,
} satisfies Translated<typeof english.copy>
