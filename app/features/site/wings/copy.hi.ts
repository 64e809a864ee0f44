import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'सोलह विंग',
  metaDescription: 'हमारे सोलह प्रोग्राम, जिन्हें हम विंग कहते हैं: कमाएँ, आराम करें, सीखें, दान दें, सुरक्षित रहें और नई शुरुआत करें।',
  title: 'सोलह विंग: हमारे सभी प्रोग्राम',
  lead: 'विंग हमारा एक प्रोग्राम है। आज आपको जिसकी ज़रूरत है, उसे चुनें।',
  groups: 'समूह',
  explore: (title: string) => `${title} देखें`,
  close: {
    title: 'आपका दिल आपको कहाँ ले जाएगा?',
    body: 'अगर समझ न आए, तो हमारी गाइड Torch पूछती है कि मन कैसा है, और एक अगला क़दम सुझाती है।',
    start: { to: '/?torch=moods#torch', label: 'अपना सफ़र शुरू करें' },
    more: { to: '/manifesto', label: 'और जानें' },
  },
} satisfies Translated<typeof english.copy>
