import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/**
 * The text of the landing page. It is part of the loader data, not of the JavaScript bundle, so that it is sent once.
 * The founder's message is demo text: replace it with your own.
 */
export const copy = {
  title: (brand: string) => `${brand}: दीये से दीया जलता है`,
  hero: {
    title: 'दीये से दीया जलता है।',
    lead: 'सीखें, कमाएँ, कुछ शुरू करें या मदद माँगें, दूसरी महिलाओं के साथ मिलकर।',
    torch: 'अपनी गाइड Torch की मदद लें',
    urgent: 'मुझे तुरंत मदद चाहिए',
    signIn: 'साइन इन करें',
    join: 'मुहिम से जुड़ें',
    /** In place of the two links, for members. */
    greet: (name: string) => `फिर से स्वागत है, ${name}। आपका अगला क़दम:`,
    next: {
      learn: { to: '/school', label: 'मुफ़्त कोर्स शुरू करें' },
      earn: { to: '/sellers', label: 'कमाना शुरू करें' },
      story: { to: '/share-your-story', label: 'अपनी कहानी सुनाएँ' },
      squad: { to: '/fearless-girls', label: 'पास का स्क्वॉड खोजें' },
      mission: { to: '/ssr', label: 'मिशन शुरू करें' },
      account: { to: '/account', label: 'अपना अकाउंट देखें' },
    },
    trust: [
      { icon: 'lock', text: 'निजी' },
      { icon: 'indian-rupee', text: 'जुड़ना मुफ़्त' },
      { icon: 'log-out', text: 'तुरंत बाहर' },
    ],
  },
  start: {
    title: 'यहाँ से शुरू करें',
    doors: [
      {
        to: '/school',
        wing: 'sow',
        dye: 'turmeric',
        title: 'मुझे सीखना है',
        text: 'मुफ़्त कोर्स, छोटे-छोटे पाठों में',
      },
      {
        to: '/sellers',
        wing: 'sellers',
        dye: 'lotus',
        title: 'मुझे कमाना है',
        text: 'दुकान खोलें और अपनी बनाई चीज़ें बेचें',
      },
      {
        to: '/ssr',
        wing: 'ssr',
        dye: 'neem',
        title: 'मुझे कुछ बनाना है',
        text: 'छात्रों के साथ मिशन और कैंपेन',
      },
      {
        to: '/solve',
        wing: 'solve',
        dye: 'madder',
        title: 'मुझे तुरंत मदद चाहिए',
        text: 'इलाज के बिल, फ़ीस, सुरक्षा',
      },
    ],
  },
  founder: {
    title: 'हमारे संस्थापक की बात',
    quote: 'चौदह साल तक हम आँगनों और वेटिंग रूम में बैठे और सुनते रहे। महिलाओं ने हमसे दान नहीं माँगा। उन्होंने पूछा कि शुरुआत कैसे करें।',
    more: 'पूरी बात पढ़ें',
    less: 'कम दिखाएँ',
    paragraphs: [
      'मुझे पहला आँगन याद है। ग्यारह महिलाएँ थीं और एक सिलाई मशीन। हमने उनसे वह सवाल पूछा जो पहले किसी ने नहीं पूछा था: आपको पहले से क्या आता है? एक घंटे बाद पहली महिला बोली। तीन घंटे बाद आख़िरी महिला चुप हुई।',
      'तब से मैंने एक विधवा को अपनी पूरी गली को उधार देते देखा है। एक लड़की ने अपनी टीचर को आत्मरक्षा सिखाई है। एक माँ नौ साल बाद अपने काम पर लौटी है। इनमें से हर एक को कोई ऐसा मिला जिसने थोड़ा पहले वही किया था।',
      'हम यहाँ यही बना रहे हैं: मिलने की एक जगह। जो आता है, वहीं से शुरू करें। आज एक क़दम उठाएँ। जब आपका दीया जल जाए, तो अगले का दीया जलाने में मदद करें।',
    ],
    signature: (founder: string | undefined) => (founder ? `${founder}, संस्थापक` : 'संस्थापक'),
  },
  movement: {
    title: 'अपनी मुहिम चुनें',
    all: 'सभी सोलह प्रोग्राम देखें',
    label: 'मुहिम',
    tabs: {
      empowerher: {
        name: 'EmpowerHer',
        plain: 'दुकान',
        title: 'महिलाओं के बनाए प्रोडक्ट ख़रीदें',
        body: 'अचार, हथकरघा, मिट्टी के बर्तन और कपड़े, हर एक बनाने वाली के नाम और कहानी के साथ। आप बनाने वाली के कैंपेन को दान भी दे सकते हैं।',
        go: 'EmpowerHer पर जाएँ',
      },
      fearless: { name: 'Fearless Girls', plain: 'आत्मरक्षा', title: '', body: '', go: '' },
      ssr: {
        name: 'SSR',
        plain: 'छात्रों के लिए',
        title: 'छात्रों की सामाजिक ज़िम्मेदारी (SSR)',
        body: 'जिन्हें मदद चाहिए, उनके लिए छात्र छोटे मिशन और कैंपेन चलाते हैं।',
        go: 'छात्र प्रोग्राम पर जाएँ',
      },
      seeds: {
        name: 'Seeds',
        plain: 'स्टार्टअप',
        title: 'नया कारोबार शुरू करने वालों का साथ',
        body: 'वे दिखाते हैं कि क्या बना रहे हैं। आप उन्हें बताते हैं कि आपकी दिलचस्पी है।',
        go: 'Seeds पर जाएँ',
      },
      solve: {
        name: 'Solve',
        plain: 'मुश्किल में मदद',
        title: 'मुश्किल में मदद, एक-एक क़दम',
        body: 'अपनी मुश्किल बताएँ, या किसी ज़रूरी बिल के लिए मदद माँगें।',
        go: 'Solve पर जाएँ',
      },
      sow: {
        name: 'School of World',
        plain: 'मुफ़्त कोर्स',
        title: 'घर बैठे मुफ़्त कोर्स',
        body: 'यूनिवर्सिटी और संस्थाओं के मुफ़्त कोर्स, छोटे-छोटे पाठों में।',
        go: 'School of World पर जाएँ',
      },
      sahaara: {
        name: 'Sahaara',
        plain: 'सुकून की जगह',
        title: 'Sahaara, आराम करने की शांत जगह',
        body: 'साँस के अभ्यास, हल्की कसरत और सुकून की कहानियाँ। अकाउंट की ज़रूरत नहीं है।',
        go: 'Sahaara पर जाएँ',
      },
      heartbeat: {
        name: 'Heartbeat',
        plain: 'कार्यक्रम',
        title: 'कार्यक्रम जो कैंपेन के लिए पैसे जुटाते हैं',
        body: 'युवा लोग संगीत और खाने की शामें रखते हैं। टिकट का पैसा एक कैंपेन को जाता है।',
        go: 'Heartbeat पर जाएँ',
      },
      doc: {
        name: 'DOC',
        plain: 'घर पर देखभाल',
        title: 'घर पर साथ और देखभाल',
        body: 'Duty of Care (DOC): देखभाल करने वाले, नर्स, डॉक्टर, या साथ बैठने वाला कोई।',
        go: 'घर पर देखभाल देखें',
      },
    },
  },
  impact: {
    title: 'अभी का असर',
    all: 'सब देखें',
    none: 'आज कोई ख़ास कैंपेन नहीं है।',
    campaigns: 'सब कैंपेन देखें',
  },
  stats: {
    'impact-generated': 'असर: एक इंसान से दूसरे को दिए गए',
    'active-changemakers': 'बदलाव लाने वाले लोग',
  },
  ofGoal: (goal: string) => `${goal} में से`,
  partners: {
    title: 'साझेदारी के लिए बना',
    links: [
      {
        to: '/ngo-templates',
        seed: 'ngo-4',
        dye: 'indigo',
        title: 'NGO के लिए',
        text: 'तैयार टेम्पलेट, 15 मिनट में शुरू',
      },
      {
        to: '/ssr-toolkit',
        seed: 'clg-9',
        dye: 'turmeric',
        title: 'कॉलेजों के लिए',
        text: 'छात्र प्रोग्राम की टूलकिट',
      },
      {
        to: '/partnership-hub',
        seed: 'corp-2',
        dye: 'neem',
        title: 'कंपनियों के लिए',
        text: 'रसीदों और रिपोर्ट के साथ साझेदारी',
      },
    ],
    talk: { to: '/partnership-conversation', label: 'साझेदारी की बात शुरू करें' },
  },
} satisfies Translated<typeof english.copy>

export function landingWords(founderName: string | undefined) {
  const { start, movement, impact, partners } = copy
  const { greet: _greet, next: _next, ...hero } = copy.hero
  const founder = { ...copy.founder, signature: copy.founder.signature(founderName) }
  return { hero, start, founder, movement, impact, partners }
}
