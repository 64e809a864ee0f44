import type { Fact } from '#app/features/marketplace/schema.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type { Allergen, Diet } from './choices.ts'
import type * as english from './copy.ts'

/** Labels of the product information, and the copy of the seller's form. */
export const copy = {
  lead: 'ख़रीदार इसे प्रोडक्ट के पेज पर देखते हैं। इसके बिना भी ड्राफ़्ट सेव किया जा सकता है। पब्लिश करने के लिए वह जानकारी ज़रूरी है जो कानून आपकी श्रेणी के लिए माँगता है।',
  labels: {
    commonName: 'आम नाम',
    netQuantity: 'कुल मात्रा (नेट)',
    diet: 'शाकाहारी या मांसाहारी',
    ingredients: 'सामग्री',
    allergens: 'एलर्जी वाली चीज़ें',
    bestBefore: 'कब तक अच्छा रहेगा (बेस्ट बिफ़ोर)',
    fssai: 'FSSAI नंबर',
    madeOf: 'किससे बना है',
    maker: 'बनाने, पैक करने या आयात करने वाले का नाम',
    makerAddress: 'बनाने, पैक करने या आयात करने वाले का पता',
    origin: 'किस देश में बना',
    madeMonth: 'बनने का महीना',
  } satisfies Readonly<Record<Fact, string>>,
  hints: {
    commonName: 'लोग इसे क्या कहते हैं, जैसे “आम का अचार” या “सूती साड़ी”।',
    netQuantity: 'एक संख्या और इकाई, जैसे 500 g, 1.5 kg, 200 ml, 3 x 100 g या 1 नग।',
    diet: 'अंडे वाला खाना मांसाहारी माना जाता है। दूध वाला खाना शाकाहारी है।',
    ingredients: 'सब लिखें, जो सबसे ज़्यादा है वह पहले। जैसे: कच्चा आम, सरसों का तेल, नमक।',
    allergens: 'इसमें जो है उस पर निशान लगाएँ। अगर इनमें से कुछ नहीं है, तो वह चुनें।',
    bestBefore: 'पैकिंग के दिन से, जैसे 9 महीने या 30 दिन। या तारीख़, जैसे 31-12-2027।',
    fssai: 'आपके FSSAI लाइसेंस या रजिस्ट्रेशन के 14 अंक।',
    madeOf: undefined,
    maker: 'आपके काम या समूह का नाम।',
    makerAddress: 'ख़रीदार यह पता देखेंगे। अगर आप घर का पता नहीं दिखाना चाहते, तो अपने समूह या यूनिट का पता, या पोस्ट बॉक्स लिखें।',
    origin: undefined,
    madeMonth: 'जैसे 03-2027।',
  } satisfies Readonly<Record<Fact, string | undefined>>,
  optional: 'ज़रूरी नहीं',
  diets: { vegetarian: 'शाकाहारी', 'non-vegetarian': 'मांसाहारी' } satisfies Readonly<Record<Diet, string>>,
  allergens: {
    gluten: 'ग्लूटेन वाले अनाज (गेहूँ, जौ, ओट्स, राई)',
    crustaceans: 'झींगा, केकड़ा और ऐसे दूसरे समुद्री जीव',
    milk: 'दूध',
    egg: 'अंडा',
    fish: 'मछली',
    nuts: 'मूँगफली या मेवे',
    soya: 'सोया',
    sulphites: 'सल्फ़ाइट (एक kg में 10 mg या ज़्यादा)',
    'no-allergens': 'इनमें से कोई नहीं',
  } satisfies Readonly<Record<Allergen, string>>,
} satisfies Translated<typeof english.copy>
