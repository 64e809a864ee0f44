import { inArray } from 'drizzle-orm'
import { campaignTexts } from '#app/features/fundraising/rows/campaign-texts.server.ts'
import { costName, headingName, partName, quoteName } from '#app/features/fundraising/rows/text-names.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The Hindi of the demo campaigns, by slug. */
const CAMPAIGNS: Readonly<Record<string, Texts>> = {
  'rukmini-grocery': {
    title: 'रुक्मिणी की किराने की दुकान के लिए फ़्रिज',
    description: 'चालीस परिवार उनके घर के आगे वाले कमरे से सामान लेते हैं। फ़्रिज आ जाए, तो वे ठंडा पानी, दही और छाछ भी बेच सकेंगी।',
    [headingName('Her shop')]: 'उनकी दुकान',
    [partName('Her shop')]:
      'तीन साल पहले रुक्मिणी ने अपने घर के आगे वाले कमरे में किराने की दुकान खोली। तब एक शेल्फ़ था और एक तराज़ू। आज चालीस परिवार उनसे तेल, दाल और साबुन लेते हैं, और जिस दिन मज़दूरी मिलती है, उस दिन पैसे देते हैं।\n\nगर्मियों में सामने के बस स्टॉप पर बहुत लोग इंतज़ार करते हैं। वे ठंडा पानी और छाछ माँगते हैं, पर उनके पास फ़्रिज नहीं है।',
    [quoteName('Her shop')]: 'ग्राहक तो मेरे पास हैं। अब मुझे फ़्रिज चाहिए।',
    [costName('Fridge, 210 litres, second hand')]: 'फ़्रिज, 210 लीटर, पुराना',
    [costName('First stock of drinks and curd')]: 'ठंडे पेय और दही का पहला स्टॉक',
    [costName('Wiring and a food licence')]: 'वायरिंग और फ़ूड लाइसेंस',
  },
  'sunita-story': {
    title: 'सुनीता के बुनाई घर के लिए दो और करघे',
    description: 'तीन महिलाएँ बुनती हैं, और पाँच और आना चाहती हैं। ऑर्डर हैं, पर करघे कम हैं।',
    [headingName('The shed by the river')]: 'नदी किनारे का बुनाई घर',
    [partName('The shed by the river')]:
      'सुनीता ने ग्यारह साल की उम्र में अपनी मौसी के करघे पर बुनना सीखा। अब उनके बुनाई घर में तीन करघे हैं, और वे इंदौर की दो दुकानों को साड़ियाँ बेचती हैं। एक साड़ी में नौ दिन लगते हैं। वे जितनी भेजें, दुकानें ले लेती हैं।\n\nउनकी गली की पाँच महिलाओं ने कहा है कि वे भी सीखना चाहती हैं। शाम को, जब करघे ख़ाली होते हैं, तब सुनीता उन्हें सिखाती हैं। उन्होंने हर एक से करघे पर जगह का वादा किया है।',
    [quoteName('The shed by the river')]: 'मेरी गली की पाँच महिलाएँ बुनना चाहती हैं। बस करघे चाहिए।',
    [costName('Two pit looms, wood and fittings')]: 'गड्ढे वाले दो करघे, लकड़ी और पुर्ज़े',
    [costName('Yarn for the first ten sarees')]: 'पहली दस साड़ियों का सूत',
    [costName('Light for the shed')]: 'बुनाई घर के लिए लाइट',
  },
  'lakshmi-story': {
    title: 'लक्ष्मी के लिए सिलाई का कमरा',
    description: 'वे 1994 की मशीन पर पूरी गली के कपड़े सिलती हैं। एक स्कूल ने उनसे 120 यूनिफ़ॉर्म माँगी हैं।',
    [headingName('Her work')]: 'उनका काम',
    [partName('Her work')]:
      'लक्ष्मी पूरी गली के कपड़ों की तुरपाई, फ़िटिंग और मरम्मत करती हैं। यह मशीन उन्हें माँ ने शादी में दी थी।\n\nजून में दो गली दूर के सरकारी स्कूल ने पूछा कि क्या वे अगले सत्र तक 120 यूनिफ़ॉर्म सिल सकती हैं। ओवरलॉक मशीन और कटिंग टेबल हो, तो वे अपनी दो ननदों के साथ सिल सकती हैं, और आगे के सालों का ऑर्डर भी रख सकती हैं।',
    [quoteName('Her work')]: 'स्कूल ने मुझसे कहा, किसी फ़ैक्ट्री से नहीं।',
    [costName('Overlock machine')]: 'ओवरलॉक मशीन',
    [costName('Motor for the old machine')]: 'पुरानी मशीन के लिए मोटर',
    [costName('Cutting table')]: 'कटिंग टेबल',
    [costName('Cloth and thread for the first uniforms')]: 'पहली यूनिफ़ॉर्म के लिए कपड़ा और धागा',
  },
  'meena-story': {
    title: 'मीना के पापड़ के लिए लाइसेंस और सीलिंग मशीन',
    description: 'उनके पापड़ ज़िले के हर मेले में बिकते हैं। दुकानें भी चाहती हैं, पर सीलबंद और लाइसेंस नंबर के साथ।',
    [headingName('From the fair to the shelf')]: 'मेले से दुकान तक',
    [partName('From the fair to the shelf')]:
      'मीना और चार पड़ोसिनें हफ़्ते में दो हज़ार पापड़ बेलती हैं, अपने खेतों की मूँग से। मेलों में दोपहर तक सब बिक जाते हैं।\n\nउदयपुर के तीन किराना दुकानदारों ने हर महीने सौ पैकेट माँगे हैं। दुकान वही पैकेट बेच सकती है, जो सीलबंद, तौला हुआ और लाइसेंस वाला हो।',
    [quoteName('From the fair to the shelf')]: 'लोगों को मेरे पापड़ पसंद हैं। दुकानों में बेचने के लिए अब लाइसेंस चाहिए।',
    [costName('Sealing machine and scale')]: 'सीलिंग मशीन और तराज़ू',
    [costName('Food licence and laboratory test')]: 'फ़ूड लाइसेंस और लैब टेस्ट',
    [costName('Drying racks under a net')]: 'जाली के नीचे सुखाने के रैक',
    [costName('Labels and the first packets')]: 'लेबल और पहले पैकेट',
  },
  'fatima-story': {
    title: 'फ़ातिमा के लिए इलेक्ट्रिक ऑटो',
    description: 'उनके पास ड्राइविंग लाइसेंस है और पहली दस सवारियाँ भी: उनकी गली की लड़कियाँ, जो कॉलेज जाती हैं।',
    [headingName('The way to college')]: 'कॉलेज का रास्ता',
    [partName('The way to college')]:
      'फ़ातिमा ने अपने भाई की टैक्सी पर गाड़ी चलाना सीखा। हर सुबह वे अपनी गली की लड़कियों को बस का इंतज़ार करते देखती हैं, जो पहले से भरी होती है।\n\nदस परिवारों ने कहा है कि बेटियों को कॉलेज पहुँचाने और घर लाने के लिए वे महीने के हिसाब से पैसे देंगे। डिपॉज़िट जमा होते ही बाक़ी क़ीमत के लिए बैंक लोन देगा।',
    [quoteName('The way to college')]: 'इन सब लड़कियों को मैं नाम से जानती हूँ। मैं उन्हें समय पर कॉलेज पहुँचाऊँगी।',
    [costName('Deposit for an electric auto')]: 'इलेक्ट्रिक ऑटो का डिपॉज़िट',
    [costName('Course and commercial licence')]: 'कोर्स और कमर्शियल लाइसेंस',
    [costName('Insurance for the first year')]: 'पहले साल का बीमा',
    [costName('Meter and phone mount')]: 'मीटर और फ़ोन का स्टैंड',
  },
  'kamala-story': {
    title: 'कमला नर्सिंग का डिप्लोमा पूरा करें',
    description: 'तीन में से दो साल वे पूरे कर चुकी हैं। उनके गाँव का स्वास्थ्य केंद्र उन्हें नौकरी देगा।',
    [headingName('The last year')]: 'आख़िरी साल',
    [partName('The last year')]:
      'दूसरे साल कमला अपनी क्लास में तीसरे नंबर पर आईं। वे दादी के साथ रहती हैं, और रविवार को बरामदे में आधे गाँव का ब्लड प्रेशर नापती हैं।\n\nस्वास्थ्य केंद्र में चौदह महीने से कोई नर्स नहीं है। वहाँ के डॉक्टर ने वादा किया है कि डिप्लोमा मिलते ही नौकरी उनकी होगी।',
    [quoteName('The last year')]: 'मैं अपने ही गाँव में काम करना चाहती हूँ।',
    [costName('Fees of the final year')]: 'आख़िरी साल की फ़ीस',
    [costName('Hostel during the practical months')]: 'प्रैक्टिकल के महीनों में हॉस्टल',
    [costName('Uniform, books and exam fee')]: 'यूनिफ़ॉर्म, किताबें और परीक्षा फ़ीस',
  },
  'emergency-fund': {
    title: 'इमरजेंसी फ़ंड',
    organiserNote: 'हर पेमेंट का फ़ैसला दो लोग करते हैं। पैसे अस्पताल, कॉलेज या दुकान को जाते हैं',
    description: 'उन बिलों के लिए जो आज या कल भरने हैं, जैसे अस्पताल का डिपॉज़िट या किराया।',
    [headingName('How it works')]: 'यह कैसे काम करता है',
    [partName('How it works')]:
      'कोई व्यक्ति मदद वाले पेज पर मदद माँगता है। हम उन्हें फ़ोन करते हैं और बिल देखते हैं। हर पेमेंट को एक दूसरा व्यक्ति मंज़ूर करता है।\n\nहम सीधे अस्पताल, कॉलेज या दुकान को पैसे देते हैं। हमारे खुले हिसाब में पेमेंट दिखता है, व्यक्ति का नाम नहीं।',
    [costName('Hospital deposits and medicines')]: 'अस्पताल के डिपॉज़िट और दवाएँ',
    [costName('Rent and food for a month')]: 'एक महीने का किराया और खाना',
    [costName('Travel to a safe place')]: 'सुरक्षित जगह तक का सफ़र',
  },
  'college-fees': {
    title: 'बिना माँ-बाप की एक लड़की की कॉलेज फ़ीस',
    organiserNote: 'वह इसी हॉस्टल में रहती है। पैसे कॉलेज को जाते हैं',
    description: 'उसे नर्सिंग कॉलेज में जगह मिली है। फ़ीस का आख़िरी हिस्सा इसी हफ़्ते भरना है।',
    [headingName('A place at nursing college')]: 'नर्सिंग कॉलेज में एक जगह',
    [partName('A place at nursing college')]:
      'वह हॉस्टल में बड़ी हुई। वहाँ से नर्सिंग पढ़ने वाली वह पहली है। फ़ीस का आधा हिस्सा स्कॉलरशिप ने दिया। बाक़ी आधा कॉलेज की आख़िरी तारीख़ तक भरना है।',
    [costName('Tuition, second half of the year')]: 'साल के दूसरे हिस्से की फ़ीस',
    [costName('Examination form and books')]: 'परीक्षा का फ़ॉर्म और किताबें',
  },
  physiotherapy: {
    title: 'बारह बच्चों की एक साल की फ़िज़ियोथेरेपी',
    organiserNote: 'बच्चे इसी सेंटर में आते हैं। सेंटर हर महीने वेतन देता है',
    description: 'ख़ास बच्चे बैठना, खड़ा होना और चम्मच पकड़ना सीखते हैं। हर महीने ₹40,000 लगते हैं।',
    [headingName('What a month looks like')]: 'एक महीना कैसा होता है',
    [partName('What a month looks like')]:
      'दो थेरेपिस्ट हफ़्ते में पाँच दिन आते हैं। बारह बच्चे वैन से आते हैं, कुछ तीस किलोमीटर दूर से।\n\nउनमें से नौ बच्चे इस साल पहली बार बिना सहारे बैठे।',
    [costName('Twelve months, ₹40,000 each: two therapists, transport, splints')]:
      'बारह महीने, हर महीने ₹40,000: दो थेरेपिस्ट, आना-जाना, स्प्लिंट',
  },
  'beats-for-books': {
    title: 'वर्धा के गर्ल्स हॉस्टल में किताबों का कोना',
    organiserNote: 'कार्यक्रम की तैयारी करते हैं और जुटे पैसे सौंपते हैं',
    description: 'चालीस लड़कियाँ, एक मेज़ और एक भी किताब नहीं। हम शेल्फ़, किताबों, लैंप और चटाइयों का एक कोना बनाना चाहते हैं।',
    [headingName('One table, forty girls')]: 'एक मेज़, चालीस लड़कियाँ',
    [partName('One table, forty girls')]:
      'हॉस्टल के खाने के कमरे की बत्ती नौ बजे बंद हो जाती है। वार्डन ने सीढ़ियों के नीचे का कोना देने को कहा है, अगर शेल्फ़ और लैंप हम लाएँ।\n\nहमने लड़कियों से पूछा कि वे क्या पढ़ना चाहती हैं। सूची में जासूसी कहानियाँ हैं, एक शब्दकोश, और अंतरिक्ष की हर किताब।',
    [quoteName('One table, forty girls')]: 'हम अभी भी एक-दूसरे को पढ़कर सुनाते हैं। बस और किताबें चाहिए।',
    [costName('Shelf, second hand')]: 'पुराना शेल्फ़',
    [costName('Sixty used books')]: 'साठ पुरानी किताबें',
    [costName('Lamp and two mats')]: 'लैंप और दो चटाइयाँ',
  },
  'supper-under-the-lamps': {
    title: 'शिमला में अकेले रहने वाले बुज़ुर्गों के लिए कंबल',
    organiserNote: 'कार्यक्रम की तैयारी करते हैं और जुटे पैसे सौंपते हैं',
    description: 'अकेले रहने वाले बारह बुज़ुर्ग सर्दी में बस एक कमरा गर्म रख पाते हैं। हम हर एक के लिए गर्म कंबल ख़रीदते हैं।',
    [headingName('Above the bus stand')]: 'बस स्टैंड के ऊपर',
    [partName('Above the bus stand')]:
      'हम रविवार को बारह घरों में राशन पहुँचाते हैं। नवंबर में हमने देखा कि कई बुज़ुर्ग अच्छे कंबल नाती-पोतों के लिए बचाकर रखते हैं।\n\nमिल हमें पिछले साल के रंगों वाले कंबल ₹220 में देती है। हम उन्हें ख़ुद ऊपर ले जाते हैं, खड़ी चढ़ाई पर एक कुली के साथ।',
    [costName('Twelve wool blankets from the mill')]: 'मिल से बारह ऊनी कंबल',
    [costName('Porter up the hill')]: 'चढ़ाई के लिए कुली',
  },
  'ride-to-school': {
    title: 'स्कूल की चालीस साइकिलों के लिए टायर, ब्रेक और लाइट',
    organiserNote: 'कार्यक्रम की तैयारी करते हैं और जुटे पैसे सौंपते हैं',
    description: 'चालीस लड़कियाँ नौ किलोमीटर तक साइकिल चलाकर स्कूल आती हैं। साइकिलों को टायर, ब्रेक और लाइट चाहिए।',
    [headingName('Nine kilometres')]: 'नौ किलोमीटर',
    [partName('Nine kilometres')]:
      'साइकिल ख़राब हो जाए, तो लड़की तब तक घर पर रहती है, जब तक किसी को उसे ठीक करने का समय न मिले। पिछली सर्दी में औसतन ग्यारह दिन लगे।\n\nस्कूल में पुर्ज़े हों और हममें से दो को मरम्मत आती हो, तो एक दोपहर काफ़ी है।',
    [costName('Tyres and tubes')]: 'टायर और ट्यूब',
    [costName('Brake shoes and chains')]: 'ब्रेक शू और चेन',
    [costName('Clip-on lamps')]: 'क्लिप वाली लाइट',
  },
}

/** Gives the demo campaigns a version in Hindi. */
export async function seedCampaignTranslations(db: Db, now: Date): Promise<void> {
  for (const row of await db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.slug, Object.keys(CAMPAIGNS)))) {
    const translated = { kind: 'campaign', id: row.id, original: campaignTexts(row) } as const
    await saveTranslation(db, { actor: VISITOR, now }, { ...translated, fields: CAMPAIGNS[row.slug] ?? {} })
  }
}
