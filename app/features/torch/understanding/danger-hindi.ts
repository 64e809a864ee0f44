// The same in Hindi, in Latin letters. Devanagari is romanised before matching, and spelling variants are folded (long
// and short vowels, doubled letters, w and v, z and j), so one spelling is enough.

const HE =
  'pati|patidev|husband|mard|aadmi|sasur|saas|sasural|devar|jeth|nanad|pita|papa|baap|abbu|bhai|bhaiya|chacha|mama|fufa|tau|boyfriend|bf|beta|bahu|vo|voh|vah|usne|unhone|log|vale|boss|malik|padosi|yeh|gharwala|gharwale|shauhar|miyan|mangetar|fiance|premi|jethani|devrani|mausa|jija|sarpanch|senior|partner|ex|teekedar|thekedar'
const ME =
  'mujhe|hame|hamein|humko|hamko|mereko|usko|use|mere|meri|behen|behan|bahan|didi|maa|bhabhi|saheli|dost|biwi|patni|aurat|bahu|mummy|ammi|bhanji|bhatiji|maid|kaamwali|naukrani'
const HITS = 'marta|marti|marte|mara|maregi|marega|marenge|marne|maarkar|thappad|laat|peetata|peetati|peetate|pitai'
const WILL = 'raha|rahi|rahe|dega|degi|denge|dalega|dalegi|dalenge|dala|diya|dete|deta|deti'
// Not छूने, which is typed like चुनें.
const TOUCHES = 'chhu|chhua|chhui|chhue|chhuye|chhuta|chhute|chhuti|chhukar|chhuke|chhooa|chhoota|chhoote'
const IS = 'hai|he|tha|the|thi'

export const violence = `
  ${ME} .. ${HITS}, ${HE} .. ${HITS}
  ${ME}|${HE} .. maar|peet|kaat ${WILL}, ${ME}|${HE} .. peeta|peeti|peete ${IS}
  maarpeet*, maar peet*|pitai|kha*|padti|padi, haath ?bhi uthata|uthate|uthati|uthaya|utha|chalata|chalate, goli maar*, dhakka de|deta|dete|deti|diya|maar*, baal .. kheench*|noch*
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
  galat|gande|gandi|ganda .. ${TOUCHES}|kaam|harkat|tarike|jagah, ne mujhe ?galat chhua
  chhed|chheda|chhedta|chhedte|chhedchhad|chhedkhani|chhedchad ?chhad|khani ?raha|rahe|hai|karta|karte|diya|ki
  izzat .. loot*|khatra, mere kapde .. utar*|faad*
  ${HE} .. se ?bahut ?mujhe dar, usse|usase|unse|unase|isse|isase ?bahut ?mujhe dar, mujhe ?bahut usse|usase|unse|unase ?bahut dar, ghar jane|jaane se|me|mein dar
  surakshit|safe|mehfooz nahi, nahi surakshit|safe|mehfooz, asurakshit
  jala ${WILL}|ke|dene, zinda jala*, tezab, gala .. daba*|ghont*|ghot*, gale .. daba*, chaku|bandook|talvar dikha*|leke|lekar|se
  police|pulis .. bula*|bhej*, police|pulis chahie|ki madad, sadak|road par nikal|chhod, bhagna chahti|hai, ghar|sasural|yahan se bhag*, yahan se nikal*, kaise bhagu
  mujhe|ladki|ladkiyon|behen|bahan|saheli|beti|bachi|usko|use|use .. bech diya|dia|dega|denge|degi|dala|dene|dete|dalenge, nashe|sharab|daru .. ${HITS}|hungama|peet*, raat ko .. kamre .. aata|aate|ghus*
  haath ?bhi uthane|uthata|uthate, neel|nishan|zakhm|chot|soojan pade|pad|hai|hain|ke & sharir|badan|chehre|peeth|haath|mujhe|muh, sharir|badan|chehre|peeth .. neel|nishan|zakhm
  kapde|dupatta|blouse|saree ?ko|ke .. kheench*|khinch* & malik|sir|ladke|aadmi|admi|vo|usne|boss|akela|akeli|jeth|devar|zabardasti|mujhe, kapde|dupatta|blouse .. faad*, mere kapde .. utar*|utaar*, garam|garm chimte|chimta|tel|pani|press|chamach|istri .. daag*|daga*|jala*|daal*|dala*|fek*, daag|dagh|daaga diya|dete|deta|di
  galat|gande|gandi|ganda|badtameezi|bad .. touch|${TOUCHES}|pakad*|sparsh, touch .. karta|karte|kiya|kar & boss|sir|malik|mujhe|mere|jeth|devar|sasur|galat|chacha|mama|uncle|zabardasti
  darvaja|darwaza|gate|khidki .. tod*|peet*|dhakka & mujhe|mere|vo|pati|maar*|admi|aadmi|kholo, nazarband, kaid|qaid, tala|taala .. lagakar|laga|lagake|band .. rakh*|jaat*|gaya|gaye
  acid|tezab|tejab .. fek*|phek*|fenk*|phenk*|daal*|dal|dalne|hamla, fek*|fenk* .. acid|tezab, jaan .. dushman|se maar|le lega|lenge|le legi
  galat|doosre|dusre|anjaan|sunsan|ulte raste|rasta|raaste|taraf|jagah .. le ja|jaa|jaane|gaya|ja*, driver|cab|auto|rickshaw|taxi|ola|uber .. gaadi|gadi|rok|rasta|galat & nahi|galat
  peeche|piche ?peeche ?piche .. chal|aa|a|ghum|ghoom raha|rahi|rahe|ta, ka peecha|picha kar*, peeche pada|para|padi|pad
  ghar|daftar|office|hostel|college|school|pg|dukan|gate|gali|kaam ke bahar|samne|pas|paas .. khada|khade|ghumta|ghoomta|baitha|intezar|chakkar|aata|aa, location|pata .. pata|track|dekh|nikaal*|nikal kar|leta|lete|karta
  passport|kagaz|aadhaar|document*|dastavej|paper .. rakh|cheen|chheen|le|chhupa li|liya|lia|liye|lete|rakha|rakhe, passport|kagaz .. cheen*|chheen*|zabt
  zabardasti|mujhse|mujhe|humse|unse|usse|ladkiyon .. dhandha|dhanda|galat kaam|deh vyapar|vesha* karva*|karwa*|kara*, dhandha|dhanda karva*|karwa*, deh vyapar, kothe|kotha par|pe|me|mein|bech*
  naukri|kaam|job|shadi|ghumane ke|ka naam|bahane|jhansa|lalach .. le|la|bulaya|bula|laya|laye|laaye|aaye|gaya|gaye, naukri|kaam|job ke naam|bahane & passport|band|bech*|zabardasti|pata|jane|jaane
  ladki|ladkiyan|ladkiyon|behen|bahan|behan|beti|saheli|bachi|bachiyan .. bhaga ?ke ?kar|utha ?ke le gaya|gaye|gae, ladki|ladkiya|ladkiyan|behen|beti|saheli|unka|uska|unki .. koi pata|khabar|khoj nahi
  bech diya|denge|dega|dala|diye|dalenge & ladki|saheli|behen|bahan|beti|mujhe|usko|use|hame|agent|admi|aadmi|lagta|dhokhe
  kaat|kat|maar|mar|jala dalega|daalega|dalenge|dega|denge, gala daba*|dabaya, nikaal diya|dia|dete ghar ?se, ghar se .. nikal|nikaal|bhaga diya|di|dete
  tankhwah|tankha|salary|majdoori|paisa .. nahi dete|deti|deta|di & ghar|band|jane|tala|maar*, honour|izzat ke liye|naam .. maar*, dahej .. maang*|mang*|torture|satat*|jala*|maar*|pareshan
  pension|paise|gehne|zevar .. cheen*|chheen*|maarta|maarti|maarte|le leta|leti|lete & beta|bahu|mujhe|pati|maar*, bahu|beta|bete .. khana nahi|band, bahut tang|dukhi|pareshan ?ho ?hu .. pati|sasural|mar|haath
  rishtedaar|padosi|naukar|malik|jeth|devar|sasur|nandoi|boss|jija .. akela|akele|akeli .. pakar|paakar|dekh|me|mein & kapde|touch|${TOUCHES}|pakad*|galat|zabardasti|kiss|kheench*
  pati|husband|aadmi|admi|mard .. maar|peet|pit|mar raha|rahi|ta|ti, cheekh*|chikh*|chillane|chilane ki|ki|rahi & peet*|pit*|maar*|aadmi|admi|pati, jalane ki|ka koshish|dhamki
  roz|bahut|phir|kal|aaj|raat|peekar|peeke|pike|daru|sharab .. marta|marte|maara|mara|maarpeet|peetata|pitata|pita hai|he|tha|hain & vo|mujhe|samajh|pati|ghar|kya|sharab|daru|saas|maa|mummy|hume|har, mujhe|hame|usko|muje ?bahut ?roz ?fir peeta|peeti|peete, marta|marte peet*|pit*, jaanvar ki tarah
  gala|gardan|baal|gale|galey|chunri .. pakad*|daba*|ghont*|ghot*|kheench*|kas, maar|kaat|jala dunga|dungi|dalunga|daalunga|denge|doonga, jaan se hath, jaan lene ki
  paise|kharcha|kharche|khana|dava|dawai|ilaj|phone nahi deta|dete|deti|karta & mujhe|pati|bahar|sasural|saas|gharwala|gharvale|bahu|beta|roz|rokta, bahar|jane|milne|naukri|baat|padhne|padhai ?jane ?karne se rokta|rokte|rokti|roka, bandi bana*, pahra|pehra
  bistar|bed|kamre|palang .. aa|ghus|so|let ja*|jata|jate|gaya|gae|aaya & ${HE}|sasur|devar|jeth|jabran|raat, ubalta|ubla|khaulta|garam ?hua ?garam pani|tel|chai|dal .. fenk*|phenk*|fek*|daal*|dal|udel*, patak*|ghaseet*|ghasit* mujhe|diya|dia|kar|ke
  jabardasti|zabardasti|jabran .. sambandh|sex|kar*|shadi|kiya|chhu*|pakad*, mere sath|saath ?ye ?ek galat|ganda|gandi|zabardasti|rape|chhed*, akele|akeli ?me ?mein pakad*|chhu*|rok*, harassment, shoshan, taane .. khana|maar|dahej|roz & saas|jethani|nanad|sasural|khana|dahej
  bech rahe|raha|rahi|dete|deta|diya & ladki|ladkiyo|ladkiyon|ladkiyan|behen|bahan|auratein|aurato|bachi|bachiyo|beti, factory|ghar|kothi|hotel .. tala|taala|band|lock kar*|rakh*|de, utha le ja*|gaye|gaya, badla|badle lunga|lenge, gunde|gundo|gunda
  rasta badal|badla, sunsan jagah|raste|rasta|gali & le|peeche|mujhe|akeli|dar|koi, chhura|chaku|talwar|pistol|bandook ?se ?leke maar*|dikha*|rakh*|daraya|dhamk*, dara ?raha ?dhamka dhamka*|dhamka, dara dhamka, tod dunga|diya haath|haddi|phone|pair, haddi|haath|daant tod diya|di|dia|dunga
  ghutan|qaid|kaid .. ghar|sasural|mahsus, khoon .. nikal diya|dia|aaya & maar*|pati|usne, dhakka diya|de|dia .. gir gai|gayi, sidhi|chhat se dhakka, apmaan .. roz|sab & pati|saas|maar*, pati .. shak karta, shak karta .. maar*|mar*
  chai|pani|tel|khana|thali|bartan|joota|plate ?garam .. mujh|mujhe|mere ?par ?pe ?upar ?upar .. fek*|phek*|fenk*|phenk*|daal*|maar*, garam chai|pani|tel|dal .. fek*|phek*|fenk*|phenk*|daal*, raat ko|me .. ghar se|ke bahar|nikal kar|deta|dete|nikal, ghar se|ke bahar kar|nikal|rakh deta|dete|diya|dia|deti
  haath chhod|chhor deta|dete|diya|dia, haath ?pair chalata|chalate|chalaya, laat maar*|mar*, garam|ubalti chai|dal|pani & mujh|mujhe|mere|mere & fek*|phek*|fenk*|phenk*, sidhi|seedhi|chhat|seedhiyo se gira|giraya|dhakka|dhakel* diya|dia|de, deevar|diwar|deewar ?se|pe|par .. sir|maar*|mar|de|patak*, sir ?mera deevar|diwar|deewar, tukde|tukre kar|kar ke|karke, zinda nahi chhod*|chhor*|rakh*|dekh*
  galat|gande|gandi|ganda|buri .. pakad*|dekhta|dekhte|harkat|nazar|tarike|tarah & mujhe|mere|sasur|devar|jeth|uncle|boss|sir|malik|me|sharir, sharir|badan|kamar|chhati|pith|jangh ?par|pe|ko .. haath|hath|fer*|pher*|chhu|chua, haath|hath fer*|pher* & mujhe|mere|sharir|bus|badan
  bechne ki|ka baat|soch*|koshish|plan, saudi|dubai|qatar|kuwait|oman|delhi|mumbai .. bhej*|le & malik|passport|jane|jaane|maar*|band|kaam, kaam|naukri ke liye|lie|naam .. laya|laye|laaye|lae|bulaya|bheja & jane|jaane|nikal*|nahi|band|bech*|maar*, utha ?ke ?kar le ?jau* ?jaunga|jaunge|jayenge|jaenge|dunga
  aage peeche|piche|pichhe ghum*|ghoom*|chal|aa, phone|call|msg|message ?kar|karke|kar ?ke .. dhamk*|dhamki|utha|gaali|gali, jhopdi|kamre|kamra|ghar|darvaja .. ghus*|ghusta|ghusne & raat|aadmi|admi|malik|koi|thekedar|owner|akeli, andar aane ki koshish, darvaja|darwaza khatkhata*|peet*|thok* & raat|dar|akeli|owner|aadmi|koi
  dava|dawa|dawai|khana|phone ?bhi ?tak ?nahi nahi deti|dete|deta|chalane|chalne|karne ?dete ?deti & bahu|beta|sasural|saas|pati|kamre|mujhe|mahine|maa, shadi ka|ke jhansa|jhanse|bahana|vada .. bech*|le|chhod|rape|sambandh|dhokha, room|kamre|hotel ?me ?mein .. bulaya|bula|le .. zabardasti|galat|kiss|pakad*|touch`

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
  duniya se|chhod* ?ke ?kar jana|jaana|chali|dungi|vida
  blade|bled|chaku .. haath|kalai|khud|apne|pair, haath|kalai|nas|bazu|baazu|jaangh|pair|badan ?par ?pe ?ko .. cut|blade|bled lagati|lagata|lagaya|marti|marta|karti|karta|leti|leta & apne|khud|gussa|gussaa|chain|mai|main|hu, haath|kalai|khud kaat*|kat* ?leti ?leta hu|tab
  apne|khud .. haath|kalai|badan|pair .. kaat*|kat*|jala*|noch*|zakhm*|blade|bled|cut
  zinda hi|kyu|kis ?lie ?liye kyu|hu, kyu zinda|jee|ji|jinda, kyu jee|ji rahi|raha|rahu, jee|ji kar|ke kya, jeene|zindagi .. bojh|boj, jeene layak nahi
  bhagvan|bhagwan|allah|rab|prabhu|ishvar|uparvala|mata ?ji .. utha|bula ?le ?lo le|lo|lein|lijiye|de, ab ?bhagvan utha le|lo, utha le ?bas bhagvan|allah|rab
  maut|marna|mar se|hi ?to behtar|accha|achhi|acchi|aasan, se ?to|hi accha|acchi|behtar ?to maut|marna|mar, maut .. intezar|dua|mangti|mangta|chahti|chahta
  aankh ?hi ?kabhi na|nahi|nhi khule|khul*, neend se|me .. na|nahi uthu*|uth|jagu*, subah .. aankh .. na|nahi
  latak jau*|jaunga|jaungi|jaana|jana|jaye|gaya|gai, faansi|fansi|phansi ?ke laga*|lagane|le|par & rasta|kar|lungi|man|mann|soch*|hi|hai|raha|rahi|le, faansi|fansi|phansi laga*|le .. lu*|lungi|lunga|li|legi|lega
  nadi|nahar|kuan|kue|samudra|samandar|talab|jheel|railvay|train|metro|chhat|pul|bridge|building .. kood*|kud|kudne|kudna|chhalang|doob*, kood|kud jau*|jaungi|jaunga|jana|jaana|jaane|rahi|ne, chhalang laga*
  chhat|pul|bridge|patri|terrace ?par ?pe .. khadi|khada & kood*|kud*|mar*|jump|alvida|bas|last, kal|parso|ab ?se nahi|na rahegi|rahega|rahungi|rahunga|milungi|milunga|dekhogi|dekhoge
  saari|sab|apni|apna|apne .. cheez*|chizen|chize|saman|kapde .. baant|bant|baat di|diya|dia|rahi|raha & vo|roommate|dost|nahi|saheli|kal|usne
  aakhri|akhri|last|antim ?baar msg|message|chat|khat|chitthi|baat|raat|din & hai|mera|mar*|khatam|alvida|jau*, aaj|aaj ?hi ?ki raat ?sab .. khatam kar lungi|lunga|lu*|dungi, apni jaan|life|zindagi .. le ?lungi|lunga|lu*|legi|lega|khatam|khtm
  jaan ?bhi de de*|degi|dega|dungi|dunga|rahi|raha, jaan le lungi|lunga|lu*|legi|lega, sab khatam kar .. apne|khud|life|zindagi|apni, sab khatam .. bhi ?life ?zindagi, apne aap ko ?bhi khatam|mita|saza
  kitni|kitna|kitne|konsi|kaunsi .. goli*|goliya|dava*|neend|zahar|tablet* .. mar|maut|marta|mare, tarika|tareeka|tarike|upay .. marne|maut|marna, marne .. tarika|tareeka|upay|dard, dard ke bina|bagair mar*
  man|mann ?hi ?ab ?to .. marne|mar|jaan|kood*|kud*|khatam & hai|he|karta|karti|hota|ho, mann karta|karti|hai .. mar|kud|kood|khatam, jeene|jine|zindagi|jeevan .. man|mann|ichchha|iccha|chah|ichha nahi|khatam|khtam|bachi
  vajah|wajah|maqsad|matlab nahi ?koi jeene|jine|zinda, jeene|jine|zinda .. vajah|matlab|maqsad|fayda nahi|bachi|kya, mar jau* ?to .. accha|behtar|aaram|khush|sabko|sab|sabke|kisi, mere bina .. khush|accha|behtar|theek
  duniya chhod*, duniya me|mein nahi|nhi|ab, nahi|nhi rahna|rehna|jeena|jina .. duniya|zindagi|ab, muh ?nahi dikha .. sakti|sakta|nahi & mar*|jaan|kood*, mar jaungi|jaunga $, mar jaungi|jaunga .. kisi|bolo|yaar|pata|sach|kasam
  thak gai|gaya|chuki|chuka ?hu .. zindagi|jeene|sab|life, bojh ?hi ?hu ban|hu|lagti|lagta|bani
  jeene|jine|jeena|jina .. bekar|bekaar|mushkil|namumkin|mat|mann|feel nahi|hai|h & jeena|jina|jeene & mai|main|mera|ab|mujhe|zindagi|kisi|sab, kash|kaash .. paida ?hi na|nahi, paida hi na|nahi ?hui hoti|hota|hui, mai|main|mein|me ?agar nahi|na rahungi|rahunga|rahu*|rahi ?to, jab|jis din .. nahi|na rahungi|rahunga|rahu
  faansi|fansi|phansi .. koshish|laga*|latak*|kood*, khud ?ko ?kamre & faansi|fansi|phansi|nas|zahar|jala*|latak*, aatmhatya|atmhatya|aatm hatya, khatam kar ?lu ?lungi khud|apne, mar .. chahti|chahta|jana|jaana & mai|main|mujhe|ab|bas
  mann|dil|man ?bahut ?to karta|karti|kar|chahta ?hai .. mar*|zahar|kood*|kud*|fansi|faansi|khatam|gayab|bhaag|chala, hamesha ?ke ?liye so|sona|chali|chala, zahar|jahar ?hi ?to kha|pi ?ke ?kar lu*|le|mar*|so|lungi, zinda lash|laash, jeene ?me|ka maza|swad nahi
  bachna nahi chahti|chahta, koi nahi .. mera & mar*|jeena|zindagi|akeli, sab ?mujhse nafrat .. jeena|mar*, apni jaan .. le|lene|dene|lelu*, cut|kaat* apne aap|khud, self harm, zindagi ?me|mein|ka|se .. andhera|matlab|maksad|nirash|haar & nahi|gaya|gai|hi, andar se mar|toot gai|gaya|chuki
  ^ ?mujhe ?koi marne ki|ka|vali dava*|dawa*|goli*|zahar|tablet*, mujhe .. marne ki|ka|vali dava*|dawa*|goli*|zahar
  goli*|goliya|goliyan|davai|zahar|rassi|blade .. jama|jamaa|ikattha|chhupa|kharid* ?kar ?ke ?ki li|liya|rakhi|rakha|hai, azad|aazad|chhutkara|mukt kar dungi|dunga|mil & mai|main|sab|sabko|jau*|meri, kisi ko .. zarurat|jarurat nahi & jana|mar*|duniya|jeena|rahna|mai|main, duniya|yahan|dharti se .. jana|jaana|chali|chala|vida ?chahti ?chahta
  aankhen|aankhe|ankhe band ho|kar & hamesha|mit*|dukh|bas|ab, khud|apne ?aap ?ko mita|khatam|maar|khtm, hamesha ke ?liye ?lie ja|jaa|chali|chala|alvida|bye|so, maaf|maf kar|kardena|karna .. ja|jaa|chali rahi|raha|jaungi, upar chali|chala jau*|jaungi|jaunga, shakal|chehra|muh nahi .. dekh*|dikh* & bye|forever|kal|mai|hamesha
  gaadi|gadi|truck|bus|train|rail ?ke saamne|samne|aage|niche|neeche .. aa|kood*|kud*|let*|ja*, himmat|taqat|takat nahi .. bachi|rahi|bacha & ab|jeene|sab|mai|main|chhod*, dil|man|mann karta|karti|kar ?hai ?raha .. mar|marne|khatam|chhod, sab ?kuch chhod ?ke ?kar .. mar|chali|chala ?jau*|jaungi|jaunga`

export const attempt = `
  zahar|phenyl|finail|keetnashak|tezab|harpic|sulphas|salfas ?ki ?goli ?bhi kha|pi|nigal li|liya|lia|chuki|rahi|raha|gai|gaya
  neend|sone ki .. goli*|dava*|tablet* .. kha|le li|liya|lia, saari|poori|itni|bahut goli*|davai*|dava*|tablet* .. kha|nigal li|liya|lia
  nas|kalai kaat li|liya|di, fansi laga li|liya, aag laga li|liya
  zahar|jahar|phenyl|finail|finyl|fenail|keetnashak|tezab|acid|harpic|sulphas|salfas|kerosene|petrol|dettol|sanitizer|hit|zehrili|toilet ?cleaner ?ki ?ka ?goli ?bhi .. kha|pi|pee|nigal|gatak li|liya|lia|lie|gai|gaya|chuki
  chuhe|chuho|chooha|machhar|khatmal|kide|kido|makhi ?maarne ?marne ?vali ?wali ?ki ?ka dava*|dawa*|zahar|goli*|liquid ?bhi ?hi kha|pi|pee|nigal|le li|liya|lia|gai|gaya, keet|keede|kheti ?ki ?vali dava*|dawa* kha|pi|pee li|liya|gai|gaya
  neend|sone|bp|shugar|sugar ki .. goli*|dava*|dawa*|tablet* .. kha|nigal|le|gatak ?li li|liya|lia|lie|chuki|gai, saari|sari|poori|puri|bahut|kai|itni|das|bees|20|30|10|15|25|40|50 ?saari ?ki goli*|tablet*|crocin|paracetamol|davai*|dava*|sleeping|disprin|combiflam .. kha|le|nigal li|liya|lia|gai|gaya|chuki
  goli*|tablet*|davai|strip|patta|patte|shishi .. kha ?li|nigal|pi li|liya|lia|gai|gaya & saari|poori|bahut|ek sath|saath|10|20|30|neend
  mitti ka tel|tail|petrol|kerosene|tel .. daal|dal|chhidak|chidak|udel li|liya|lia|diya|dia, khud|apne|apne ?aap ?upar ko|par|pe|upar .. aag|tel|petrol|kerosene|mitti .. laga|daal|dal|chhidak, aag laga li|liya|rahi|raha|legi
  dupatta|dupatte|rassi|saree|sari|chunni|fanda|phanda|chadar ?ka ?ko ?se .. pankha|pankhe|fan|gale|gala|khunti|pankhon .. bandh|baandh|latka*|lag|daal*|kas|laga*, pankhe|pankha|fan|ped ?se .. latak|latki|latka|bandh|baandh|dupatta|rassi|saree|fanda
  nas|nass|kalai|haath ?ki ?nas .. kaat|kat li|liya|lia|di|dia|diya|gai & nas|kalai|khoon, pul|bridge|chhat|patri|railvay ?par ?pe .. khadi|khada|baithi|baitha & kood*|kud*|jump*|chhalang|mar*
  khud|apne ?aap|usne|behen|bhabhi|didi|bahu|beti|bete|bhai|dost .. faansi|fansi|phansi|nas .. laga|kaat|kat|latak li|liya|gai|gaya|le, latak gai|gaya|gayi, jaan dene|lene ki koshish, kood|kud gai|gaya|gayi .. chhat|pul|nadi|kuan|train|building, chhat|pul|nadi|kuan|kuen|train|building .. kood|kud gai|gaya|gayi
  sulfas|celphos|rat|mortein|baygon|allout|all out|good knight|lizol|bleach .. pi|pee|kha li|liya|gai|gaya
  zahar|jahar|phenyl|harpic|haarpic|acid|tezab|tejab|kerosene|petrol|finail .. pi|pee|kha .. li|liya|gai|gaya|lia|le, muh neela|nila pad & kha|pi|liya|zahar`

const CHILD =
  'beti|betiyon|betiyan|beta|bete|bachi|bachchi|bachiya|bachchiyon|bachiyon|bacha|bache|bacho|bachon|ladki|ladka|poti|pota|nati|natin|bhatiji|bhanji|bhanja|bhatija'
const SMALL = 'chhota|chhoti|chhote|chota|choti|chote|nanha|nanhi|masoom|nabalig'
const ELDERS =
  'chacha|mama|mausa|fufa|tau|sir|tutor|tichar|teacher|bhaiya|padosi|jija|driver|uncle|chaprasi|guard|baba|maulvi|pandit|baap|papa|pita|bhai|malik|coach|cousin|naukar|dada|nana|sautela|kandaktar|conductor'

export const child = `
  ${ELDERS} & kiss|chum*|choom* & mujhe|muje|zabardasti|bachi|beti
  ${CHILD} .. maar|peet raha|rahi|rahe|diya|dete|deta
  ${CHILD} .. marta|marti|marte|mara|peet*|pitai|galat|gande|ganda|gandi|${TOUCHES}|chhed*|zabardasti|rape|balatkar|agva|kidnap|bech*
  ${CHILD} ?kahin ?kal ?se gum|kho|lapata|gayab|khoya|gumshuda, ${CHILD} .. nahi mil|mila|mili|laut*|aayi|aaya
  chacha|mama|fufa|tau|sir|tutor|bhaiya|padosi|jija|driver .. galat|gande|ganda|gandi .. ${TOUCHES}|harkat|jagah, bal vivah|shoshan|majdoori, nabalig
  ${ELDERS} .. galat|gande|ganda|gandi|bura|buri|ajeeb|private .. ${TOUCHES}|touch*|harkat|jagah|kaam|baat*|tarah|video|photo|film, ${ELDERS} .. mujhe|muje|bachi|beti|bache|bachon .. ${TOUCHES}|touch*|kiss|chum*|choom*|galat|gand* & 5|6|7|8|9|10|11|12|13|14|15|16|17|saal|class|klas|kaksha|school|bachi|beti|bache|tuition|sir|teacher|chhoti|raat|9th|8th|10th|7th|6th
  ${CHILD} .. jala*|daag*|daga*|bhukha|bhookha|bhuka|ghaseet*|patak*|band & sautela|sauteli|baap|maa|malik|cigarette|sigret*|rakh*|maar*|chimta|roz|padosi|uska, sautela|sauteli .. ${CHILD}|bhai|behen & maar*|jala*|peet*|galat|${TOUCHES}|daag*
  ${SMALL} .. ${CHILD} .. akela|akeli|ro|rota|roti|lavaris|khoya|khoi|bhatak*, ${CHILD} .. akela|akeli ?khadi ?khada .. ro|rota|roti|bhatak*|sadak|station|koi, lavaris|lawaris ${CHILD}, sadak|station|mandir .. ${CHILD} .. akela|akeli|ro|chhod*
  ${SMALL} .. ${CHILD} .. kaam|majdoori|bhikh|dhaba & malik|peet*|pit*|maar*|mar*|bhukha|zabardasti, ${CHILD} ?ko|se .. kaam|naukar ?par ?pe ?karwa*|rakh* & maar*|mar*|peet*|pit*|bhukha|bhookha, bal majdoor*
  5|6|7|8|9|10|11|12|13|14|15|16|17 ?saal|sal|baras|year ?ki ?ka .. shadi|shaadi|byah|vivah|nikah|rishta & karva*|karwa*|kar|tay|hai|zabardasti|hafte, umar|umra|umr|age ?meri|hai|sirf 5|6|7|8|9|10|11|12|13|14|15|16|17 & shadi|shaadi|vivah|byah|nikah|${TOUCHES}|galat|touch*|maar*, nabalig|minor .. shadi|shaadi|byah|rape|galat
  ${CHILD}|bachon ?ko|se .. gandi|gande|nangi|ashleel|porn|galat video|photo|film|baat*|filmein|tasveer|cheez*, gandi|gande|ashleel baatein|baten|bate|video & ${CHILD}|tuition|school
  ${CHILD} ?ko|ke|se .. galat|gandi|gande|ganda .. kaam|harkat|${TOUCHES}|touch*|jagah|baat*, ${CHILD} .. badsalooki|sath galat|saath galat, ${CHILD} .. maar*|peet*|pit* .. roz|bahut|buri|uske & baap|papa|mummy|maa|padosi|malik|teacher|sir|sautel*
  chaudah|pandrah|barah|baarah|terah|gyarah|solah|satrah|das|dus|nau|aath|saat ?saal|sal|baras saal|sal|baras|ki .. shadi|shaadi|vivah|byah|nikah|rishta, 5|6|7|8|9|10|11|12|13|14|15|16|17 saal|sal|year|vi .. chhu*|chhua|galat|ganda|nanga|touch*|shadi|shaadi & bachi|beti|ladki|bhatiji|bhanji|mausa|chacha|mama|meri|uski|hu|sir|uncle|jija|dada|nana
  ${CHILD}|bacche|bachcho|bachho|bacho|bachiyo|ladko ?se|ko .. kaam|majdoori|bhikh|chori karva*|karwa*|kara*|mangva*, ${CHILD} .. ne|ko|ke .. galat kiya|kar|karta|hua, ${CHILD} & nanga|nangi|pants|pant|chaddi|kapde & utar*|utaar*|dikha*|bolte|bolta|sir|uncle, ${ELDERS}|mausa|phupha|bhaiya|warden|van|bus & galat & ${CHILD}|mujhe|muje
  god|bistar|bathroom|akele|kamre me|mein .. bitha*|bula*|le .. galat|gandi|chhu*|touch|kapde, ${CHILD} .. god ?me .. bith* .. galat|chhu*, ${ELDERS}|warden|malkin|maalik|madam .. ${CHILD}|bachon|bacho|bache .. maar*|peet*|pit*|jala*, ${CHILD} .. chillata|rota|dara|sahma|sehma & ${ELDERS}|tuition|school|padosi|maarte|galat
  14|13|12|15|16|11|10 saal|sal & garbhvati|pregnant|pet, ${CHILD}|behen pet se, god me|mein .. bith*|baith* & chhu*|touch|galat|tuition|sir|uncle|ladki|beti|bachi, ${SMALL}|chhoti ${CHILD}|bachiyo|bachon|bacho|bache .. galat|tofi|toffee|chocolate & le|kar*|galat|chhu*|bula*, ${CHILD}|bache|bacha .. zanjeer|janjir|jnjir|chain|rassi se|me|mein .. bandh|baandh|band*
  10|11|12|13|14|15|16|17 ?saal ?ki ?ka hu & shadi|rishta|zabardasti|touch|chhu*|galat|pakad*, dasvi|dasvin|nauvi|aathvi|satvi|gyarahvi ?class ?me|mein & galat|chhu*|touch|pakad*|kiss|akele, ${ELDERS} .. use|usko|uski|unko|unhe|bachi|beti .. touch|chhu*|galat|gand*`

export const online = `
  photo|photos|foto|video|vidiyo|tasveer|pic|pics|mms|clip .. dhamki|dhamka*, photo|photos|foto|video|vidiyo|tasveer|pic|pics|mms .. viral|vayaral|leak|leek kar de*|diya|raha|rahe|di|dunga|dega|denge|ho
  photo|photos|foto|video|vidiyo|tasveer .. daal|dikha|bhej|share|post ?kar dega|denge|dunga|dene, viral|leak kar de*|diya|raha|rahe|dunga|dega|denge, viral|leak karne ki
  blackmail*, blaikmel, nangi|ganda|gandi|gande photo*|video|foto|pic*|tasveer, thagi|thag|thaga ?ho ?kar liya|lia|gai|gaya|li|diya|hui|hua, fraud|frod ho|hua|kar
  online|onlain|upi|otp|cyber|bank|phone .. fraud|frod|thagi|dhokha ho|hua|hui|kar|gaya, paise|paisa|rupaye .. ud|nikal gai|gaye|gae|liye|gaya|lie, otp .. bata|paise|paisa
  fake|farzi|nakli .. id|profile|profail|account, videos|photos & dhamki, account|whatsapp|instagram|insta|facebook hack
  video call|kol & record*|paise|rupaye|rupay|dhamk*|dhamki|nangi|nude*|screenshot*|arrest|police|blackmail & maang*|mang*|dhamk*|paise|bhej*|viral|blackmail|varna|nahi|rakha|sabko|record* .. paise
  record* .. karke|kar|kiya|liya .. paise|rupaye|dhamki|maang*|mang*|viral, screenshot* .. le|liya|lekar|leke .. ab|bol*|paise|dhamki|sabko|bhej*, nahi to|toh|varna|warna .. sabko|sab|ghar|papa|viral|photo|video .. bhej*|daal*|dikha*|kar|bata*|post
  nahi|nhi|na ?di ?diya ?aayi ?dogi ?karogi|do to|toh|varna|warna ?sabko .. bhej*|viral|daal|leak|post, milne .. nahi|nhi .. video|photo|sabko, video|photo|pics .. sabko|ghar|papa|rishtedar*|contact*|group .. bhej*|daal*|dikha*|viral|share & dega|dunga|degi|denge|deta|rahe|raha|di|diya|bhejunga|dhamki|daal*
  loan|lon app ?vale ?wale|vala .. contact*|photo*|gaali|gali|dhamk*|ghar|edit*|nangi|pareshan|rishte*|call, edit*|morph*|nakli|farzi|fake|fek|nude*|nangi|ganda|gandi .. photo*|foto*|tasveer|video .. bhej*|viral|daal*|bana*|laga*
  mere|meri|mera ?naam ?chehre ?chehra ?photo ?ki ?ka|se|ko .. gandi|gande|nangi|ashleel|porn|fake|fek|farzi|nakli .. photo*|video*|id|profile|account|message*|website|site|par|pe, fek|fake|farzi|nakli ?insta ?instagram ?facebook id|account|profile & mere|meri|mera|naam|gande|gandi|kisi|bana*
  digital arrest, police|cbi|custom*|adhikari|afsar ban|bankar|banke|bana .. video|call|paise|paisa|dhamk*, police|cbi .. arrest .. paise|paisa|rupay*, arrest .. rakha .. paise|paisa
  ashleel|gande|gandi|nangi|ganda .. photo*|video*|tasveer*|message*|msg|call .. bhej*|aate|aata|karta|karte|dikha*, anjaan|unknown ?aadmi ?number .. gande|gandi|ashleel|dhamk*, porn ?site .. daal*|number|photo|video|upload*|mera|meri
  nude*|nudes|private|niji|prajvet|praivet ?pics ?photo*|video* .. daal|leak|viral|bhej*|group|post|share|dhamk*|sabko, deepfake*, password|otp .. le|chura*|pata .. liya|dhamk*|chats|padh*, chehra|chehre|shakal .. gandi|porn|nangi
  qr|link|otp|kyc|olx|anydesk|lottery|phonepe|gpay|paytm|upi .. paise|rupaye|account|chale|kat|ud|20000|10000|50000 .. gaye|gae|gaya|khali|chale|kat|ud, paise|rupaye|5000|10000|20000|25000|50000|lakh ?rupaye chale|chala|udd|thug gaye|gae|gaya, thag ?liya|li|gaye|gaya, thug, dhokhadhadi|dhokha .. online|paise|otp|upi
  bathing|nahate|nahane|kapde badalte|change .. video|photo, chupke|chupkar|chhup|hidden .. video|photo|camera, telegram|insta|instagram|facebook|whatsapp|porn|group|status .. private|niji|meri|nude|gandi|personal .. daal*|dala|dali|di|diya|bhej*|viral, private|niji|personal|nude|gandi video|photo|pics .. daal|dali|dal|bhej|post|viral|dikha
  nude*|nangi|gandi ?photo|video|pics|tasveer .. maang*|mang* & dhamk*|dhamki|ab|ladke|aadmi|online, bina kapdo|kapde|kapdon ki|ke|vali photo|tasveer|video, paise ainth*|enth*|aith*|vasool*|vasul*, dating|shadi|escort|porn ?site|app|website .. photo|tasveer|number|naam & daal*|dal|daali|bana*|anjaan|ajnabi
  naukri|job|loan|lottery|gift|parcel|inam ?ke ?ka ?bhejne ?liye ?naam .. paise|hazar|hajar|lakh|rupaye & thag*|thug*|block|gayab|bhag*|dhokha|fraud|le, nahate|nahane|badalte .. video|photo|record*, chupke|chhupke|chori ?se .. video|photo|record* & bana*|li|liya|nahate|meri|mera|kapde`

export const medical = `
  khoon .. beh|bah|nikal|bahut|ruk, behosh, saans .. nahi|ruk|phool, ambulance|embulens|embulans .. bula*|chahie|bhej*
  accident|eksident|durghatna .. ho|hua|hui, aag lag|lagi, saanp .. kaat*|dasa, dil ka daura, prasav|delivery dard, current lag*, doob raha|rahi|gai|gaya
  seene|sine|chhati|chati|chest ?me ?mein ?bahut ?tez .. dard|pain|jakdan|bhari|dabav, baye|bayen|left haath|bajoo|baju .. dard|sunn, muh|mooh|chehra|munh|honth ?ek ?taraf .. tedha|teda|tirchha|latak*, bol nahi pa|paa|sak*, aavaz|awaz ladkhada*
  aadha|adha|ek taraf|ek ?taraf ?ka ?hissa sharir|sharer|badan|hissa|haath .. kaam nahi|sunn|hil|nahi, lakva|lakwa|paralysis|falij, brain stroke, nigal liya|lia|gaya|gai|li, gale|gala me|mein .. atak*|fas*|phas*|atka, saans band, saans .. atak*|ruk*|nahi|ukhad*|phool*|ghut*|takleef|dikkat
  daura|daure|dora|dore|mirgi pad|par|aa|pada|pade|a|aaya, jhatke|jhatka ?bahut aa|lag|pad|a|aane & bukhar|bacha|bachi|bachhe|beti|beta|bache|behosh|muh|current|tez|rahe|papa|maa, muh se jhaag|jhag, ainthan
  bukhar ?hai ?bahut ?tez 103|104|105|106, 103|104|105|106 ?ka ?tak bukhar|fever, bukhar .. utar|ruk nahi|nhi & bacha|bachi|bache|tez|103|104|105|behosh, navjat|nanha .. bukhar|hil|dudh|saans
  aag|gas|cylinder|silendar .. jal|fat|phat|leak|lik gaya|gai|raha|rahi|gae|hui, jal gaya|gai|gae|gayi ?hai ?bahut bahut|buri|pura|poora, bahut|buri ?tarah jal gaya|gai|gae|gayi, aag lag|lagi
  haath|chehra|pair|sharir|pet ?bahut jal gaya|gai|gae|gayi, garam|khaulta pani|tel .. gir|jal, saanp|sap|saap|bichhu|bichoo|nag ?ne .. kaat|dans|das|kat|dank, kutte ne .. kaat|kat li*|liya & khoon|gahra|bache|bachi|bahut
  current|bijli|karant ?ka .. lag gaya|gai|raha & bhai|hil|behosh|jhatka|bache|papa|pati|maa|beta|beti|nahi|jal*, pani ki thaili|theli, paani|pani .. thaili|theli .. fat|phat|toot|gai, prasav|leber|labour|delivery ?ka ?ke dard|pain|shuru
  bleeding|khoon|blood ?bahut ?zyada ?ho ho|nikal|beh|bah|aa|gir|ruk rahi|raha|nahi|rha|rhi, bleeding|khoon bahut|zyada|nahi, bahut khoon|bleeding|blood, pet se|me|mein & khoon|bleeding|bache hil* nahi, bacha|baby .. pet .. hil* nahi
  hosh nahi|me nahi|nhi|kho*, behosh*, hil|uth|jaag|hosh|jag ?bhi nahi|nhi raha|rahi|rha|rhi|rahe|hai & bhai|papa|maa|dadi|dada|dadaji|bacha|bachi|bache|saas|sasur|pati|current|gir*|achanak|kuch|behosh|nani|nana|didi
  heart attack|ataik aa|aaya|ho|a|aane|pada, dil ka daura|dora, sir|sar|sir|matha .. khoon, khoon ki ulti|ulti, ulti me khoon, accident|eksident|takkar .. ho|hua|hui|gaya|mar, chhat|seedhi|sidhi se gir .. gaya|gai & hosh|khoon|hil|bache|bacha|bachi|papa|maa|dadi|haddi
  phenyl|finail|finyl|acid|tezab|kerosene|zahar|dettol .. pi|pee|kha li|liya|lia|gaya & bacha|bache|bachi|bachhe|bete|beti|galti, doob gaya|gai|raha|rahi, dam ghut .. raha|rahi
  gir pade|padi|gaya|gai|gayi|gae .. hosh|behosh|uth|hil|bol|khoon, achanak .. gir|behosh|hil|bol|andha & papa|maa|pita|mummy|dadi|dada|pati|nahi|hosh|saas|sasur|bhai|behen|pade|gaye
  pregnant|garbhvati|mahine|mahina|garbh & pani|paani aa|ja|nikal|gir raha|rahi|rha, pregnant|garbhvati|mahine|garbh & tez|bahut|bhayankar dard, pregnant|garbhvati|mahine|garbh & khoon|bleeding|behosh|jhatke|daura, bacha bahar aa, nas fat, khoon .. ruk nahi, saans ukhad, gala .. sooj*|suj*|band ho|raha, neela|neeli pad
  gir gai|gaya|gayi|padi|pade|gaye & uth|hil|chal|bol|hosh & nahi|nhi, machine|aari|chakki|thresher|gadasa ?me|mein|se .. haath|hath|ungli|pair .. kat|kata|kat*|aa|kuchal*, haath|hath|ungli|pair|pav kat gaya|gai|gayi|gae & khoon|machine|band|bahut|ruk, khoon ?bahut ?bahut band|ruk|tham nahi|nhi
  taar|tar|bijli .. chhu|chhua|chipak|lag ?gaya ?gai & behosh|bhai|bijli|jhatka|hil, saans ukhad*|phool*|ghut*|atak*, sir phat|fat|fut|phut gaya|gai|gayi, balti|tanki|kuan|kuen|nala|talab|pani ?me ?mein ?gir .. gir|doob|dub gaya|gai|gayi & bacha|bachi|bache|bachcha|hil|saans|behosh, tedha|tedhe|teda .. gir|muh|ho|hokar & bol|nahi|dada|dadi|papa|maa|dadaji
  prasav|delivery|labour|dard ?ka ?ke .. shuru|shuroo & gaadi|gadi|ambulance|hospital|aspatal|door|dur|nahi|mahina|pregnant|prasav, mahina|mahine|pregnant|garbhvati & khoon|bleeding|tez dard, zor|jor ka|se dard & khoon|pet|pregnant|mahina|seene|sine|chhati`
