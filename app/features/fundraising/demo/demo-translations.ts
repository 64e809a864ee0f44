import { inArray } from 'drizzle-orm'
import { campaignTexts } from '#app/features/fundraising/rows/campaign-texts.server.ts'
import { headingName, partName, quoteName } from '#app/features/fundraising/rows/text-names.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The Hindi of some demo campaigns, by slug. */
const CAMPAIGNS: Readonly<Record<string, Texts>> = {
  'rukmini-grocery': {
    title: 'रुक्मिणी की किराने की दुकान के लिए फ़्रिज',
    description: 'चालीस परिवार उनके घर के आगे वाले कमरे से सामान लेते हैं। फ़्रिज आ जाए, तो वे ठंडा पानी, दही और छाछ भी बेच सकेंगी।',
    [headingName('Her shop')]: 'उनकी दुकान',
    [partName('Her shop')]:
      'तीन साल पहले रुक्मिणी ने अपने घर के आगे वाले कमरे में किराने की दुकान खोली। तब एक शेल्फ़ था और एक तराज़ू। आज चालीस परिवार उनसे तेल, दाल और साबुन लेते हैं, और जिस दिन मज़दूरी मिलती है, उस दिन पैसे देते हैं।\n\nगर्मियों में सामने के बस स्टॉप पर बहुत लोग इंतज़ार करते हैं। वे ठंडा पानी और छाछ माँगते हैं, पर उनके पास फ़्रिज नहीं है।',
    [quoteName('Her shop')]: 'ग्राहक तो मेरे पास हैं। अब मुझे फ़्रिज चाहिए।',
  },
  'sunita-story': {
    title: 'सुनीता के बुनाई घर के लिए दो और करघे',
    description: 'तीन महिलाएँ बुनती हैं, और पाँच और आना चाहती हैं। ऑर्डर हैं, पर करघे कम हैं।',
    [headingName('The shed by the river')]: 'नदी किनारे का बुनाई घर',
    [partName('The shed by the river')]:
      'सुनीता ने ग्यारह साल की उम्र में अपनी मौसी के करघे पर बुनना सीखा। अब उनके बुनाई घर में तीन करघे हैं, और वे इंदौर की दो दुकानों को साड़ियाँ बेचती हैं। एक साड़ी में नौ दिन लगते हैं। वे जितनी भेजें, दुकानें ले लेती हैं।\n\nउनकी गली की पाँच महिलाओं ने कहा है कि वे भी सीखना चाहती हैं। शाम को, जब करघे ख़ाली होते हैं, तब सुनीता उन्हें सिखाती हैं। उन्होंने हर एक से करघे पर जगह का वादा किया है।',
    [quoteName('The shed by the river')]: 'मेरी गली की पाँच महिलाएँ बुनना चाहती हैं। बस करघे चाहिए।',
  },
}

/** Gives some demo campaigns a version in Hindi. */
export async function seedCampaignTranslations(db: Db, now: Date): Promise<void> {
  for (const row of await db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.slug, Object.keys(CAMPAIGNS)))) {
    const translated = { kind: 'campaign', id: row.id, original: campaignTexts(row) } as const
    await saveTranslation(db, { actor: VISITOR, now }, { ...translated, fields: CAMPAIGNS[row.slug] ?? {} })
  }
}
