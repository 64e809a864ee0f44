import { inArray } from 'drizzle-orm'
import { eventTexts } from '#app/features/events/event-texts.ts'
import { events } from '#app/features/events/tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The Hindi of the demo events, by slug. */
const EVENTS: Readonly<Record<string, Texts>> = {
  'beats-for-books': {
    title: 'किताबों के लिए गाने',
    cause: 'गर्ल्स हॉस्टल में किताबों का कोना',
    summary: 'तीन छात्र DJ आपके गाने बजाते हैं। आपकी हर फ़रमाइश से किताबों के लिए पैसे आते हैं।',
    description:
      'दरवाज़े शाम 6:30 बजे खुलते हैं। कॉलेज के तीन छात्र पहले पुराने फ़िल्मी गाने बजाते हैं, फिर नाचने के गाने।\n\nआना मुफ़्त है। गाने की फ़रमाइश करें, तो किताबों के कोने के लिए कोई भी रक़म दी जा सकती है। एक छात्र गाना और रक़म बोर्ड पर लिखते हैं।\n\n18 साल से कम उम्र की लड़कियाँ माता-पिता या टीचर के साथ आएँ। रात 10:30 बजे की आख़िरी बस तक दो छात्र स्वयंसेवक सबके साथ चलते हैं।',
  },
  'supper-under-the-lamps': {
    title: 'दीयों के नीचे खाना',
    cause: 'अकेले रहने वाले बुज़ुर्गों के लिए कंबल',
    summary: 'साथ में खाना, एक स्थानीय बैंड और नाच। पहला गाना दादियाँ-नानियाँ चुनती हैं।',
    description:
      'हम शाम 4 बजे से साथ खाना बनाते हैं। आप भी हाथ बँटा सकते हैं। खाना शाम 6:30 बजे है और बैंड रात 8 बजे शुरू होता है। रात 10 बजे सब मिलकर मेज़ें समेटते हैं।\n\nआने के लिए कंबलों के लिए कोई भी रक़म दें। मोहल्ले के बुज़ुर्ग हमारे मेहमान हैं।',
  },
  'ride-to-school': {
    title: 'साइकिल से स्कूल',
    cause: 'स्कूल जाने वाली लड़कियों की साइकिलों की मरम्मत',
    summary: 'हम स्कूल जाने वाली लड़कियों की साइकिलें ठीक करते हैं, और फिर साथ में शहर का चक्कर लगाते हैं।',
    description:
      'दो मिस्त्री दिखाते हैं कि ब्रेक, चेन और पंक्चर कैसे ठीक करते हैं। साइकिल से स्कूल जाने वाली हर लड़की अपनी साइकिल ला सकती है और उसे ठीक करना सीख सकती है।\n\nसुबह 10 बजे हम धीरे-धीरे साथ में शहर से होकर निकलते हैं।',
  },
  'slow-morning-by-the-lake': {
    title: 'झील किनारे एक धीमी सुबह',
    summary: 'हम धीरे चलते हैं, बैठते हैं और चाय पीते हैं। बात करना ज़रूरी नहीं।',
    description:
      'हम तीसरे लैंप वाले खंभे पर मिलते हैं। आधा घंटा चलते हैं, आधा घंटा बैठते हैं और चाय पीते हैं। वहाँ बेंच हैं और छाँव भी।\n\nदेर से आना या जल्दी जाना ठीक है। हमारी टीम की एक महिला पूरे समय वहाँ रहती हैं।',
  },
  'clay-and-quiet': {
    title: 'मिट्टी और सुकून',
    summary: 'मिट्टी के साथ दो शांत घंटे। जो मन करे, बनाएँ।',
    description:
      'मिट्टी और एप्रन हम लाते हैं। कटोरी, चिड़िया या कुछ और भी बनाया जा सकता है।\n\nबच्चे बग़ल के पढ़ने के कमरे में खेल सकते हैं। एक स्वयंसेवक उनका ध्यान रखते हैं।',
  },
  'evening-of-humming': {
    title: 'गुनगुनाने की एक शाम',
    summary: 'साथ में साँस लें और गुनगुनाएँ, कमरे में या घर से, कैमरा बंद रखकर।',
    description:
      'यह घंटा एक संगीत टीचर चलाती हैं। गाना या कुछ करके दिखाना ज़रूरी नहीं।\n\nघर से जुड़ें, तो लिंक आपके टिकट पर है। कैमरे बंद रहते हैं, और हम कुछ रिकॉर्ड नहीं करते।',
  },
}

/** Gives the demo events a version in Hindi. */
export async function seedEventTranslations(db: Db, now: Date): Promise<void> {
  for (const row of await db
    .select()
    .from(events)
    .where(inArray(events.slug, Object.keys(EVENTS)))) {
    const translated = { kind: 'event', id: row.id, original: eventTexts(row) } as const
    await saveTranslation(db, { actor: VISITOR, now }, { ...translated, fields: EVENTS[row.slug] ?? {} })
  }
}
