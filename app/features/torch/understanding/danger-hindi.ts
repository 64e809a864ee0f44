// The same in Hindi, in Latin letters. Devanagari is romanised before matching, and spelling variants are folded (long
// and short vowels, doubled letters, w and v, z and j), so one spelling is enough.

const HE =
  'pati|patidev|husband|mard|aadmi|sasur|saas|sasural|devar|jeth|nanad|pita|papa|baap|abbu|bhai|bhaiya|chacha|mama|fufa|tau|boyfriend|bf|beta|bahu|vo|voh|vah|usne|unhone|log|vale|boss|malik|padosi|yeh'
const ME =
  'mujhe|hame|hamein|humko|hamko|mereko|usko|use|mere|meri|behen|behan|bahan|didi|maa|bhabhi|saheli|dost|biwi|patni|aurat|bahu'
const HITS = 'marta|marti|marte|mara|maregi|marega|marenge|marne|maarkar|thappad|laat|peetata|peetati|peetate|pitai'
const WILL = 'raha|rahi|rahe|dega|degi|denge|dalega|dalegi|dalenge|dala|diya|dete|deta|deti'
const IS = 'hai|he|tha|the|thi'

export const violence = `
  ${ME} .. ${HITS}, ${HE} .. ${HITS}
  ${ME}|${HE} .. maar|peet|kaat ${WILL}, ${ME}|${HE} .. peeta|peeti|peete ${IS}
  maarpeet*, maar peet*|pitai|kha*|padti|padi, haath ?bhi uthata|uthate|uthati|uthaya|utha|chalata|chalate, goli maar*, dhakka, baal .. kheench*|noch*
  belt|danda|dande|lathi|chappal|joota|joote se .. maar*|peet*, gaali galoch, majboor kar*, rasta rok*, galat|gandi nazar, ashleel
  jaan se mar*, maar dalega|dalenge|dalegi|denge, jaan ka|ko khatra, dhamki, dhamkata, dhamkate, dhamkati, dhamkaya
  ${ME}|${HE}|bahut .. satata|satate|satati|sataya, pratadit, pratadna, utpeedan, zulm, atyachar
  ${ME}|${HE} .. tang|pareshan kar|karta|karte|karti
  ghar se .. nikal|nikaala|bhaga ${WILL}|kar|di|diye|dia|ne|gaya
  khatre me|mein, dar ke|kar reh*|jee*, darvaje|ghar ke bahar koi|aadmi|khada, paise|paisa cheen*, khane ko nahi
  nahi jane|nikalne|milne|aane|bolne|rehne|ghusne .. dete|deta|deti|diya|dia|de, jane|nikalne|milne|aane|bolne|rehne|ghusne .. nahi dete|deta|deti|diya|dia|de
  bahar|baat|mayke .. nahi .. dete|deta|deti, khana .. band|nahi kar|dete|deta|deti|diya, mayke|ghar se paisa|paise|dahej la*|mang*, mayke .. paisa|paise, phone|mobile cheen|tod liya|lia|diya|lete
  kamre|kamra|ghar|bathroom me|mein|main .. band|qaid, mujhe|hame .. band kar|karke|rakha|kiya, qaid kar|karke|hu
  bachao, bachaiye, bachalo, bacha lo
  peecha kar|karta|karte|karke|kiya|nahi, mere|meri peeche ?pad|para ?pada|laga|lage|aata|raha
  nazar .. galat|gandi|kharab|buri, shaadi|byah|vivah|nikah & zabardasti
  saath|sang .. zabardasti, zabardasti .. shaadi|byah|vivah|nikah|sambandh|ki|kiya|sex|kar|karta|karte|hui, marzi ke khilaf|bina|bagair, bahut|roz|phir peeta|peete|peetata hai|he|hain, mujhe|hame|hamein|humko & marta|marti|marte|peetata|peetati|thappad|laat|pitai
  galat|gande|gandi|ganda .. chhu*|chhua|kaam|harkat|tarike|jagah, ne mujhe ?galat chhua
  chhed|chheda|chhedta|chhedte|chhedchhad|chhedkhani|chhedchad ?chhad|khani ?raha|rahe|hai|karta|karte|diya|ki
  izzat .. loot*|khatra, mere kapde .. utar*|faad*
  ${HE} .. se ?bahut ?mujhe dar, usse|usase|unse|unase|isse|isase ?bahut ?mujhe dar, mujhe ?bahut usse|usase|unse|unase ?bahut dar, ghar jane|jaane se|me|mein dar
  surakshit|safe|mehfooz nahi, nahi surakshit|safe|mehfooz, asurakshit
  jala ${WILL}|ke|dene, zinda jala*, tezab, gala .. daba*|ghont*|ghot*, gale .. daba*, chaku|bandook|talvar dikha*|leke|lekar|se
  police|pulis .. bula*|chahie|bhej*, sadak|road par nikal|chhod, bhagna chahti|hai, ghar|sasural|yahan se bhag*, yahan se nikal*, kaise bhagu
  mujhe|ladki bech*, nashe|sharab|daru .. ${HITS}|hungama|peet*, raat ko .. kamre .. aata|aate|ghus*`

export const selfHarm = `
  jeena|zinda ?rehna|rahna|hi nahi, nahi ?hai jeena|jeungi|zinda|jee
  jeene|zindagi|jeevan ka|ki|ke|me|mein|se .. man|vajah|matlab|iccha|chah|fayda|nafrat, jeene ?ka|ki|se ?koi man|vajah|kya
  marna chahti|chahta|chahte|hai|he|hi|accha|behtar|padega, marne ka|ki|ko|ke .. man|khayal|mood|soch*|tarika|bare|dil
  mar jau*|jana|jane|jati|jata, mar kyu nahi, kash .. mar|maut, mar hi jau*, marungi, marunga, kaise maru
  maut chahie|aa|mil|mile|aaye|ki|behtar|achhi, mere marne|jane ke|se|par, mere ?na bina|hone|rehne .. khush|behtar|accha, main|mai na rahu*|rahungi|hoti
  jaan de|dedu*|dene|dena|dedungi|lelu*|lelungi, apni|khud ki jaan|jan
  khud|apne|apni|apneaap ?aap ?ko ?ki khatam|mita|maar|nuksan|chot|hurt|kaat*|jala*|hani
  zindagi|life|jeevan ?hi ?ko khatam|samapt|barbad|khtm, zindagi|life|jeevan|jeene se ?ab ?bahut thak*|tang|oob*|nafrat|pareshan, zindagi|jeevan se ?ab haar gai|gaya|chuki|rahi
  sab ?kuch khatam kar|karna|karu*|ho
  saha|sahan|sehan|seha|bardasht|jhela ?bhi ?ab nahi, nahi ?ho saha|sahan|sehan|seha|sah|bardasht|jhela
  duniya me|mein nahi, sab se thak*|tang, sabse thak*|tang, himmat haar gai|gaya|chuki|rahi, himmat toot*, mujhe utha le|lo, ghut ghut, dam ghut*
  jaan lena|lene, marne .. faisla, zindagi|jindagi nahi chahie, khud|apne|aap ko takleef|zakhmi|saza, life end|finish kar*, fark & rahu*, sab khatam ho
  mar gai|gaya|gae hoti|hota, agar|yadi .. mar gai|gaya|jau*, fark|farq nahi .. mar, jaan le|lene lu*|ne|lungi
  bojh hu|ban|lagti|samajh*|hai, sab|unke|un|ghar par|pe|upar bojh
  fansi laga*|le|lu*|par, fanda laga*|gale|daal*, latak jau*|jaana
  chhat|bridge|pul|train|kue|nadi|khidki|building|patri .. kood*, kood jau*|jana, train ke neeche|niche|aage
  kabhi na|nahi uthu*|jagu*, neend se na|nahi uthu*, subah .. na|nahi|kabhi dekhu*|uthu*, hamesha ke lie so|sona|soja*, subah na|nahi dekhu*|uthu*, duniya chhod*
  nas|kalai|haath kaat lu*|lungi|ne|dungi, nas|kalai kaat*, zahar .. kha|pi lu*|lungi|jau*|na|dungi, zahar de do
  koi ?aur|bhi raasta|umeed ?bhi nahi|na, umeed khatam|nahi|toot*, ab ?aur ?mujhse ?kuch nahi hota|hoga|jeeya, alvida, aakhri|akhri baar|message|raat|khat
  duniya se|chhod* ?ke ?kar jana|jaana|chali|dungi|vida`

export const attempt = `
  zahar|phenyl|finail|keetnashak|tezab|harpic|sulphas|salfas ?ki ?goli ?bhi kha|pi|nigal li|liya|lia|chuki|rahi|raha|gai|gaya
  neend|sone ki .. goli*|dava*|tablet* .. kha|le li|liya|lia, saari|poori|itni|bahut goli*|davai*|dava*|tablet* .. kha|nigal li|liya|lia
  nas|kalai kaat li|liya|di, fansi laga li|liya, aag laga li|liya`

const CHILD = 'beti|betiyon|betiyan|beta|bete|bachi|bachchiyon|bachiyon|bacha|bache|bacho|bachon|ladki|poti|bhatiji'

export const child = `
  ${CHILD} .. maar|peet raha|rahi|rahe|diya|dete|deta
  ${CHILD} .. marta|marti|marte|mara|peet*|pitai|galat|gande|ganda|gandi|chhu*|chhed*|zabardasti|rape|balatkar|agva|kidnap|bech*
  ${CHILD} ?kahin ?kal ?se gum|kho|lapata|gayab|khoya|gumshuda, ${CHILD} .. nahi mil|mila|mili|laut*|aayi|aaya
  chacha|mama|fufa|tau|sir|tutor|bhaiya|padosi|jija|driver .. galat|gande|ganda|gandi .. chhu*|harkat|jagah, bal vivah|shoshan|majdoori, nabalig`

export const online = `
  photo|photos|foto|video|vidiyo|tasveer|pic|pics|mms|clip .. dhamki|dhamka*, photo|photos|foto|video|vidiyo|tasveer|pic|pics|mms .. viral|vayaral|leak|leek kar de*|diya|raha|rahe|di|dunga|dega|denge|ho
  photo|photos|foto|video|vidiyo|tasveer .. daal|dikha|bhej|share|post ?kar dega|denge|dunga|dene, viral|leak kar de*|diya|raha|rahe|dunga|dega|denge, viral|leak karne ki
  blackmail*, blaikmel, nangi|ganda|gandi|gande photo*|video|foto|pic*|tasveer, thagi|thag|thaga ?ho ?kar liya|lia|gai|gaya|li|diya|hui|hua, fraud|frod ho|hua|kar
  online|onlain|upi|otp|cyber|bank|phone .. fraud|frod|thagi|dhokha ho|hua|hui|kar|gaya, paise|paisa|rupaye .. kat|ud|nikal gai|gaye|gae|liye|gaya|lie, otp .. bata|paise|paisa
  fake|farzi|nakli .. id|profile|profail|account, videos|photos & dhamki, account|whatsapp|instagram|insta|facebook hack`

export const medical = `
  khoon .. beh|bah|nikal|bahut|ruk, behosh, saans .. nahi|ruk|phool, ambulance|embulens|embulans .. bula*|chahie|bhej*
  accident|eksident|durghatna .. ho|hua|hui, aag lag|lagi, saanp .. kaat*|dasa, dil ka daura, prasav|delivery dard, current lag*, doob raha|rahi|gai|gaya`
