import { inArray } from 'drizzle-orm'
import { productTexts } from '#app/features/marketplace/listing/product-texts.ts'
import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The Hindi of the demo products, by slug. */
const PRODUCTS: Readonly<Record<string, Texts>> = {
  'mango-pickle-500-g': {
    title: 'आम का अचार, 500 ग्राम, धूप में पका',
    description: 'कच्चा आम, सरसों का तेल, मेथी और बीस दिन की धूप। इसके अलावा कुछ नहीं। एक साल तक चलता है।',
    commonName: 'आम का अचार',
    ingredients: 'कच्चा आम (62 %), सरसों का तेल, नमक, मेथी, लाल मिर्च, हल्दी, हींग।',
  },
  'handloom-dupatta-madder': {
    title: 'हथकरघे का दुपट्टा, मंजीठ की धारी',
    description: 'सूती और रेशमी, 2.3 मीटर, गड्ढे वाले करघे पर बुना और मंजीठ की जड़ से रँगा। ठंडे पानी में धोएँ, छाँव में सुखाएँ।',
    commonName: 'दुपट्टा',
    madeOf: 'सूत और रेशम',
  },
  'terracotta-jhumka-pair': {
    title: 'टेराकोटा के झुमके, एक जोड़ी',
    description: 'दो बार पकाए और हाथ से रँगे। एक झुमका 9 ग्राम का, हुक सर्जिकल स्टील के।',
    commonName: 'झुमके',
    madeOf: 'टेराकोटा और सर्जिकल स्टील',
  },
  'sikki-grass-basket-medium': {
    title: 'सिक्की घास की टोकरी, मँझली',
    description: 'सुनहरी घास से बनी, 22 सेमी चौड़ी, ढक्कन के साथ। रोटी, चूड़ियाँ या चिट्ठियाँ रखने के लिए।',
    commonName: 'ढक्कन वाली टोकरी',
    madeOf: 'सिक्की घास',
  },
  'tulsi-in-a-clay-pot': {
    title: 'मिट्टी के गमले में तुलसी',
    description: '20 सेमी की कृष्ण तुलसी, मिट्टी के सादे गमले में। अपनी ही मिट्टी में जाती है, सफ़र के लिए पानी देकर।',
    commonName: 'तुलसी का पौधा',
  },
  'neem-soap-three-bars': {
    title: 'नीम का साबुन, तीन टिकिया',
    description: 'नीम की पत्ती और नारियल तेल से ठंडी विधि से बना, छह हफ़्ते रखा हुआ। हर टिकिया 100 ग्राम, बिना इत्र के।',
    commonName: 'नहाने का साबुन',
  },
  'cotton-saree-jamun-with-border': {
    title: 'सूती साड़ी, जामुनी, बॉर्डर वाली',
    description: '80 काउंट के सूत में चेट्टिनाड चेक, 5.5 मीटर, ब्लाउज़ पीस के साथ। हर धुलाई के साथ और नरम।',
    commonName: 'साड़ी',
    madeOf: 'सूत',
  },
  'urad-papad-250-g': {
    title: 'उड़द के पापड़, 250 ग्राम',
    description: 'उड़द, काली मिर्च और थोड़ी हींग, हाथ से पतले बेले और खाट पर सुखाए।',
    commonName: 'पापड़',
    ingredients: 'उड़द का आटा (85 %), नमक, काली मिर्च, खाने का तेल, पापड़ खार, हींग।',
  },
  'mirror-work-cushion-cover': {
    title: 'शीशे के काम वाला कुशन कवर',
    description: 'नील से रँगे सूती कपड़े पर रबारी कढ़ाई, चालीस छोटे शीशों के साथ। 40 × 40 सेमी, फंदों से बंद होता है।',
    commonName: 'कुशन कवर',
    madeOf: 'सूत और काँच के शीशे',
  },
  'black-rice-1-kg': {
    title: 'काला चावल, 1 किलो',
    description: 'घाटी के खेतों का चाखाओ, इसी साल की फ़सल। पकने पर बैंगनी हो जाता है और मेवे जैसा महकता है।',
    commonName: 'काला चावल',
    ingredients: 'काला चावल (चाखाओ)।',
  },
  'dhaka-shawl-red-and-ochre': {
    title: 'ढाका शॉल, लाल और गेरुआ',
    description: 'बिना किसी कार्ड के धागा-धागा बुनी, 180 × 60 सेमी। हर शॉल में करघे पर ग्यारह दिन लगते हैं।',
    commonName: 'शॉल',
    madeOf: 'सूत',
  },
  'bangles-with-stitched-cord': {
    title: 'सिले धागे वाली चूड़ियाँ, चार का सेट',
    description: 'पीतल पर लिपटा सूती धागा, ऊपर रबारी रंगों की सिलाई। नाप अंदर की चौड़ाई है, इंच में।',
    commonName: 'चूड़ियाँ',
    madeOf: 'पीतल और सूती धागा',
  },
  'hibiscus-hair-oil-200-ml': {
    title: 'गुड़हल का केश तेल, 200 मिली',
    description: 'गुड़हल और करी पत्ता, नारियल तेल में नौ घंटे धीमी आँच पर, फिर मलमल से छाना हुआ।',
    commonName: 'केश तेल',
  },
  'kauna-reed-mat': {
    title: 'कौना की चटाई',
    description: 'लोकटक झील की घास, दबाकर बुनी हुई, 120 × 60 सेमी। गर्मी में ठंडी, और लपेटने पर बहुत छोटी।',
    commonName: 'चटाई',
    madeOf: 'कौना घास',
  },
  'marigold-seedlings-six': {
    title: 'गेंदे के पौधे, छह',
    description: 'पत्तों के दोनों में छह छोटे पौधे, जो दोने समेत मिट्टी में लगते हैं। पाँच हफ़्ते में फूल।',
    commonName: 'गेंदे के पौधे',
  },
  'garlic-chutney-200-g': {
    title: 'लहसुन की चटनी, 200 ग्राम',
    description: 'नासिक का सूखा लहसुन, लाल मिर्च और नारियल, सिल पर कूटे हुए। तीखी है, थोड़ी ही काफ़ी है।',
    commonName: 'लहसुन की सूखी चटनी',
    ingredients: 'सूखा लहसुन (48 %), सूखा नारियल, लाल मिर्च, मूँगफली, नमक।',
  },
  'felt-finger-puppets-five': {
    title: 'नमदे की उँगली वाली कठपुतलियाँ, पाँच',
    description: 'भेड़ की ऊन के नमदे से सिली: एक उल्लू, एक बकरी, एक बाघ, एक लड़की और उसकी दादी।',
    commonName: 'उँगली वाली कठपुतलियाँ',
    madeOf: 'भेड़ की ऊन',
  },
  'terracotta-pendant-lotus': {
    title: 'टेराकोटा का पेंडेंट, कमल',
    description: 'मोम लगी सूती डोरी पर 4 सेमी का कमल। इतना हल्का कि पहनकर भूल जाएँ।',
    commonName: 'पेंडेंट',
    madeOf: 'टेराकोटा और सूती डोरी',
  },
  'rose-and-besan-face-pack-150-g': {
    title: 'गुलाब और बेसन का फ़ेस पैक, 150 ग्राम',
    description: 'बेसन, सूखा गुलाब और हल्दी, बारीक पिसे। पानी या दही में मिलाएँ।',
    commonName: 'फ़ेस पैक',
  },
  'maheshwari-stole-neem-green': {
    title: 'महेश्वरी स्टोल, नीम जैसा हरा',
    description: 'रेशम और सूत, क़िले वाले बॉर्डर के साथ, 200 × 55 सेमी। झालर हाथ से गाँठी हुई।',
    commonName: 'स्टोल',
    madeOf: 'रेशम और सूत',
  },
}

const SHOPS: Readonly<Record<string, Texts>> = {
  'lata-maheshwar': { bio: 'मैं नर्मदा किनारे गड्ढे वाले करघे पर बुनती हूँ, जैसे मेरी माँ बुनती थीं। अब दो पड़ोसिनें भी मेरे साथ बुनती हैं।' },
  'nasreen-bankura': { bio: 'मैं टेराकोटा के गहने गढ़ती और पकाती हूँ। शुरुआत एक भट्टी और उधार के चाक से की थी।' },
  'munni-devi-madhubani': {
    bio: 'सिक्की घास सूखकर सोने जैसी हो जाती है। मैं उससे टोकरियाँ बनाती हूँ और स्कूल के बाद लड़कियों को सिखाती हूँ।',
  },
  'kamala-puri': { bio: 'मेरी नर्सरी साठ गमलों का आँगन है। मैं वही पौधे भेजती हूँ, जिनमें एक बार फूल आ चुके हैं।' },
  'jhansi-shg-warangal': { bio: 'ग्यारह महिलाएँ, साबुन का एक शेड। काम और पैसा हम बराबर बाँटते हैं।' },
  'revathi-chettinad': { bio: 'पुराने चेट्टिनाड चेक की सूती साड़ियाँ। सूत मैं चुनती हूँ, बुनते तीन परिवार हैं।' },
  'bikaner-mahila-mandal': { bio: 'पापड़ और बड़ी, जिन्हें चौबीस महिलाओं का समूह हर सुबह हाथ से बनाता है।' },
  'hansaben-kutch': { bio: 'रबारी टाँके और शीशे का काम। मैं पहले कोई नक़्शा नहीं बनाती, सुई अपना रास्ता जानती है।' },
  'ibemhal-imphal': { bio: 'मैं इमा मार्केट में बेचती हूँ, जहाँ सिर्फ़ महिलाओं की दुकानें हैं। काला चावल, जड़ी-बूटियाँ और चटाइयाँ।' },
  'sarita-lalitpur': { bio: 'घर के करघे का ढाका कपड़ा, और सड़क पार नौ महिलाओं की वर्कशॉप का नमदा।' },
  'savitri-nashik': { bio: 'मेरी अपनी छत के अचार और चटनियाँ। हर मर्तबान बीस दिन धूप में रहता है।' },
}

/** Gives the demo products and shops a version in Hindi. */
export async function seedMarketTranslations(db: Db, now: Date): Promise<void> {
  const by = { actor: VISITOR, now }
  for (const row of await db
    .select()
    .from(products)
    .where(inArray(products.slug, Object.keys(PRODUCTS)))) {
    const fields = PRODUCTS[row.slug] ?? {}
    await saveTranslation(db, by, { kind: 'product', id: row.id, original: productTexts(row), fields })
  }
  for (const row of await db
    .select()
    .from(sellerProfiles)
    .where(inArray(sellerProfiles.slug, Object.keys(SHOPS)))) {
    const fields = SHOPS[row.slug] ?? {}
    await saveTranslation(db, by, { kind: 'shop', id: row.id, original: shopTexts(row), fields })
  }
}
