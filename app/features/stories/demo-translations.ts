import { and, inArray } from 'drizzle-orm'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { storyTexts } from './story-texts.ts'
import { goodDeedsStories } from './tables.server.ts'

/** The Hindi of the demo stories, by title. */
const HINDI: Readonly<Record<string, Texts>> = {
  'The lake behind our hostel': {
    title: 'हमारे हॉस्टल के पीछे की झील',
    description:
      'बदबू की वजह से हॉस्टल से कोई झील तक नहीं जाता था। हम चार रविवार दस्ताने और माँगी हुई टोकरियाँ लेकर गए। चाय वाले ने भारी बोरों के लिए अपना ठेला दिया। पाँचवें रविवार नई बाड़ पर एक किंगफ़िशर बैठा था, और मेरे पास गवाह हैं।',
  },
  'Blood pressure at the bus stand': {
    title: 'बस स्टैंड पर ब्लड प्रेशर',
    description:
      'बाज़ार के दिन मैं दो सहपाठियों और एक मशीन के साथ बस स्टैंड पर बैठी। लोग वैसे भी बस का इंतज़ार कर रहे थे। चार लोग उसी दोपहर स्वास्थ्य केंद्र गए, और एक लौटकर बोले कि ठीक समय पर गए।',
  },
  'Prices on the wall': {
    title: 'दीवार पर दाम',
    description:
      'हमारी गली की तीन महिलाएँ नाश्ता बेचती हैं और नहीं जानती थीं कि एक प्लेट पर कितना ख़र्च आता है। हम तेल का बिल और कैलकुलेटर लेकर बैठे। अब दाम दीवार पर टँगा है, पहले से दो रुपये ज़्यादा। फिर भी सब आते हैं।',
  },
  'She only wanted company': {
    title: 'उन्हें बस साथ चाहिए था',
    description:
      'एक पड़ोसन रोज़ शाम घुटने के दर्द के लिए बुलाती थीं। दो हफ़्ते बाद मैंने देखा कि घुटना ठीक है। अब मैं मंगलवार को बिना बुलाए जाती हूँ, वे थुकपा बनाती हैं, और घुटने की बात हम दोनों नहीं करते।',
  },
  'Two hundred saplings and one goat': {
    title: 'दो सौ पौधे और एक बकरी',
    description:
      'हमने दो सौ पौधे लगाए। बकरी ग्यारह खा गई। फिर उसकी मालकिन लक्ष्मम्मा ने हमारे लिए काँटों की बाड़ बना दी, क्योंकि बकरी ने उन्हें शर्मिंदा कर दिया था। एक सौ नवासी पौधे खड़े हैं।',
  },
  'The community kitchen needed a list': {
    title: 'सामुदायिक रसोई को एक सूची चाहिए थी',
    description:
      'चावल तीन बार आया, तेल कभी नहीं। मैंने एक कैलेंडर के पीछे लिखा कि कौन क्या लाएगा, और उसे मस्जिद के गेट पर टाँग दिया। तब से हर शुक्रवार कोई न कोई तेल के आगे निशान लगा देता है।',
  },
  'Reading hour under the neem tree': {
    title: 'नीम के नीचे पढ़ने का समय',
    description:
      'गली की छह लड़कियाँ पाँच बजे आती हैं, और जिस चीज़ पर भी अक्षर हों, उसे ले आती हैं: अख़बार, साबुन का डिब्बा, शादी का कार्ड। जब तक रोशनी रहती है, हम पढ़ते हैं। पिछले हफ़्ते शबनम ने अपनी दादी को बिजली का बिल पढ़कर सुनाया और उसमें एक ग़लती पकड़ ली।',
  },
}

/** Gives the demo stories a version in Hindi. */
export async function seedStoryTranslations(db: Db, now: Date): Promise<void> {
  const isTranslated = and(goodDeedsStories.isSample, inArray(goodDeedsStories.title, Object.keys(HINDI)))
  for (const row of await db.select().from(goodDeedsStories).where(isTranslated)) {
    const translated = { kind: 'story', id: row.id, original: storyTexts(row) } as const
    await saveTranslation(db, { actor: VISITOR, now }, { ...translated, fields: HINDI[row.title] ?? {} })
  }
}
