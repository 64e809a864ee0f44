import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'Sahaara',
  lead: 'आराम करने और साँस लेने की एक शांत जगह।',
  back: 'सभी प्रोग्राम',
  moods: {
    title: 'आज मन कैसा है?',
    label: 'मन का हाल चुनें',
    notNow: 'अभी नहीं',
    counted: {
      device: 'मन का हाल सेव हो गया, सिर्फ़ इस डिवाइस पर।',
      account: 'मन का हाल आपके अकाउंट में सेव हो गया।',
    },
    suggestions: {
      peaceful: {
        text: 'थोड़ी देर इस शांति का आनंद लें। दूसरों ने भी लिखा है कि उनका मन किससे शांत होता है।',
        action: { label: 'सुकून की कहानी पढ़ें', to: '#stories' },
      },
      overwhelmed: {
        text: 'सब कुछ अभी सुलझाना ज़रूरी नहीं है। पहले कुछ धीमी साँसें लें। फिर एक काम करें, या किसी एक से बात करें।',
        action: { label: 'साथ में साँस लें', to: '#breathe' },
      },
      hopeful: {
        text: 'यह अच्छा मन दूसरों से भी बाँटें। इस हफ़्ते एक घंटा लोगों के साथ बिताएँ।',
        action: { label: 'कार्यक्रम देखें', to: '#events' },
      },
      restless: {
        text: 'अक्सर पहले थोड़ा हिलने-डुलने से मदद मिलती है। कुर्सी पर आठ मिनट की हल्की कसरत करके देखें।',
        action: { label: 'कुर्सी वाला योग करें', to: '#flow-chair' },
      },
      tender: {
        text: 'मन नाज़ुक लगे, तो यह भी ठीक है। छह धीमी साँसें लें। आप कभी भी रुक सकते हैं।',
        action: { label: 'साथ में साँस लें', to: '#breathe' },
      },
      growing: {
        text: 'आप बदल रहे हैं और सीख रहे हैं। आराम के लिए भी समय निकालें: आज शाम धीरे-धीरे बिताएँ।',
        action: { label: 'शाम का योग करें', to: '#flow-evening' },
      },
    },
    heavy: {
      before: 'अगर सब कुछ बहुत ज़्यादा लगे, तो Tele-MANAS (मन की सेहत) को फ़ोन करें। यह मुफ़्त है, दिन-रात: ',
      number: HELPLINES.mentalHealth,
      after: '।',
    },
  },
  week: {
    title: 'आपका सुकून का हफ़्ता',
    dates: (from: string, to: string) => `सोमवार ${from} से रविवार ${to} तक`,
    petals: (shares: string) => `छह पंखुड़ियों वाला फूल, हर आदत की एक पंखुड़ी। अब तक: ${shares}`,
    share: (name: string, percent: number) => `${name} ${percent} प्रतिशत`,
    value: (value: number, target: number) => `${value} / ${target}`,
    achieved: 'शुरू हुआ',
    noScript:
      'आपका हफ़्ता आपके ब्राउज़र में सेव होता है। इसके लिए JavaScript चाहिए। साइन इन करने पर इसे अपने अकाउंट में भी सेव किया जा सकता है।',
  },
  log: {
    title: 'अपने हफ़्ते में जोड़ें',
    quiet: 'शांति के मिनट',
    minutes: (minutes: number) => `+ ${minutes}`,
    minutesLabel: (minutes: number) => `शांति के ${minutes} मिनट जोड़ें`,
    selfCare: 'आज मैंने अपना ख़याल रखा',
    selfCareDone: 'आज के लिए जुड़ गया',
    breathing: 'साँस का एक अभ्यास',
    story: 'मैंने एक कहानी पढ़ी',
    event: 'मैंने एक कार्यक्रम में हिस्सा लिया',
    added: (what: string) => `जोड़ा गया: ${what}।`,
    undo: 'वापस लें',
    entries: 'इस हफ़्ते जो जोड़ा',
    remove: (what: string) => `हटाएँ: ${what}`,
    notKept: 'JavaScript के बिना आपका ब्राउज़र आपका हफ़्ता सेव नहीं कर सकता। कुछ सेव नहीं हुआ।',
  },
  help: {
    title: 'अगर आज सब कुछ बहुत ज़्यादा लगे',
    body: 'Tele-MANAS (मन की सेहत) से बात करें: मुफ़्त, दिन-रात, आपकी भाषा में। यह साइट इस कॉल को दर्ज नहीं करती।',
    call: `${HELPLINES.mentalHealth} पर फ़ोन करें`,
    tel: `tel:${HELPLINES.mentalHealth}`,
  },
  breathwork: {
    title: 'साँस के अभ्यास',
    lead: 'साँस के छह अभ्यास। जो आज के मन को जँचे, वह चुनें। अच्छा न लगे, तो रुक जाएँ।',
    follow: 'चलती तस्वीर के साथ करें',
  },
  events: {
    title: 'बिना तनाव के कार्यक्रम',
    pictureOf: (title: string) => `${title} की तस्वीर`,
    lead: 'एक घंटा लोगों के साथ बिताएँ। देर से आना, जल्दी जाना या सिर्फ़ देखना, सब ठीक है।',
    join: 'जुड़ें',
    free: 'मुफ़्त',
    online: 'ऑनलाइन भी',
    full: 'जगह भर गई',
    seats: (seats: number) => (seats === 1 ? '1 जगह बची है' : `${seats} जगहें बची हैं`),
    counted: 'आपके हफ़्ते में जुड़ गया',
    count: 'मैंने इसमें हिस्सा लिया',
    none: 'आगे कोई कार्यक्रम नहीं है। इस पेज के अभ्यास कभी भी किए जा सकते हैं।',
  },
  stories: {
    title: 'सुकून की कहानियाँ',
    all: 'सभी कहानियाँ',
    sample: 'उदाहरण',
    samples: 'ये कहानियाँ हमने उदाहरण के लिए लिखी हैं।',
    read: 'और पढ़ें',
    done: 'मैंने पढ़ ली',
    counted: 'आपके हफ़्ते में जुड़ गया',
    private: 'नाम निजी रखा गया है',
  },
} satisfies Translated<typeof english.copy>
