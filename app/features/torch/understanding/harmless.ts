/** What only sounds like danger: idioms, and whose danger it is. The syntax is described in patterns.ts. */

/** Idioms, food, pests, machines and games. They are removed before matching. */
export const idioms = `
  phone|battery|laptop|mobile|plant*|car|scooter|network|wifi|internet|computer|tv|trend|flower* ?is|are|was|will|has|keeps|just ?almost ?nearly ?be dying|dead|die|died|dies|killed
  dying|die to meet|see|try|know|eat|join|learn|visit|hear|buy|start|read|tell|show|taste|watch|wear
  dying|die|died|dead of|from|with shame|embarrass*|laughter|boredom|laughing|heat|hunger|curiosity
  to die for, nearly|almost died, laugh* .. died|die|dead, die laughing, die hard, drop dead, dead tired
  kill* it, kill* time|two|the ?mood|song|vibe, i|could kill for
  beat|beats|beating me|us|her|him|them at|in|by ?the ?a chess|carrom|ludo|cards|badminton|game*|race|quiz|exam*|marks|cricket|kabaddi|football|running|contest|competition|election*|test|points
  hit me up, it|that|idea|news ?just ?really hit|hits me|us, save me time|money|some|from boredom
  story|stories|song|words|poem|book|video|film|movie|post|speech|kindness|work ?has|have|really|deeply touch* me|my|us, touch* my heart|soul
  follow* me|us on|back, cut|hurt|burn*|burnt myself ?when|while|with|in|at|on ?the ?a ?my cook*|kitchen|gym|shav*|chop*|running|play*|football|oil|stove|iron|pan|dancing|vegetable*
  nobody|noone|one can|will|dares|dare ?ever beat|beats|hit|hits|touch|hurt|harm me|us|her, drown* in debt*|work|loan*|order*|tears|books, dying|die for a|some|chai|tea
  dead end|weight|heat|serious|sure|body|silence, alive and well|kicking, keep|keeps|stay|kept|come*|feel .. alive .. tradition*|craft*|art|culture, death of|anniversary|certificate, never say die, do or die, passed away
  baby|toddler|son|daughter|kid|dog|cat|puppy do|does|will|is|are|did|would not let* me, period* .. bleed*, bleed* .. period*
  daughter|son|mother|father|sister|brother in law, disappear*|vanish into
  hasi|hans|hanste .. mar, garmi|sardi|dhoop .. bardasht nahi, chakka|chauka|goal|seeti|jhadu|machhar|machar|makkhi mara|mari|marta|marti|marte|maar
  deadline*|heat|heel*|heels|shoe*|feet|legs|back|knees|exams|syllabus|homework|suspense|traffic|wait is|are|was|were ?just killing me, i|almost died|dead laugh*|when|at|of|after|reading|watching, lol|haha|hahaha dead|died
  would die for, dying to|for a|some|that|this|my|wear|try|see, keep|kept|keeps dying|dead on|in|at ?the level|game|stage|round, level .. dying|die|dead
  kill|killing ?the ?all ?my weed*|cockroach*|mosquito*|ant|ants|rat|rats|lizard*|pest*|bug*|germ*|boss|final|enemy|enemies|zombie*|monster*|villain*|lice|time|taste, kill the ?final ?last boss
  cut|cutting ?a ?the ?whole ?my chicken|fish|meat|mutton|vegetable*|onion*|cake|cloth|fabric|hair|nails|fringe|ribbon|paneer|fruit*|paper, cut my ?own hair|fringe|nails|bangs, beat|beating|whisk ?the ?two ?three egg*|batter|butter|cream|curd|drum*
  cut my|a finger ?a ?little while|when|cooking|chopping, burned|burnt|roasted me in|during ?the meeting|class|group, choked in|during|at|on ?my ?the interview|exam|stage|speech|presentation
  team|india|side .. got|was|were ?badly beaten, beaten ?badly in|by ?the ?a final*|match|game*|kho|kabaddi|cricket|chess
  passport ?size photo*, heart attack ?aa ?gaya ?aaya ?ho bill|price|daam|rate, price*|bill*|rate|drop|cost .. heart attack, gave|give me ?a heart attack
  end|ending|cancel* my monthly|donation*|subscription|account|plan|order*|membership|mandate|campaign|shop, give up on this|the|my ?stupid form|page|site|app|website|diet|recipe|sewing|machine
  cute|stray|little|my|a ?stray dog|cat|puppy|kitten|cow .. following|follows, follow* ?her|him|you|them on instagram|insta|facebook|youtube|whatsapp, power cut*
  phone|mobile|laptop|battery|tv|machine|mixer|fridge mar gaya|gai|gae|raha|chuka, paudha|paudhe|phool|tulsi|fasal|ped|murgi|murgiya|murgiyan|machli ?bahut mar gaya|gai|gae|raha|rahe|rahi|jata|jati
  bhukh|bhook|garmi|sardi|thand|pyas|hasi|hansi|khushi se|ke|ki .. mar ?hi gai|gaya|jaungi|jaunga|jau*|rahi|raha|rahe|jati, sharm|sharam se .. mar ?hi gai|gaya, bhukh|bhook|bhuk lagi|lag .. mar jaungi|jaunga|jau*|gai|rahi, tension me|mein ?main ?mai mari ?ja rahi
  bhukh|garmi|thand|gym|workout .. jaan nikal|nikli|nikaal*, jaan nikal .. squat*|workout|garmi, gym|trainer|squat*|garmi|paper|exam|rang|saree ne|me|mein .. jaan nikal|le ?di ?hi li|di|gai, jaan kha, jaan kha* rahe|gaye|rahi, jaan nikal rahi|gai|gayi
  taste|svad|maja|maza .. mar ?hi ?to gai|gaya|jau*, joke .. mar gai|gaya|rahi, mar miti|mita|mite, mar gai ?main ?mai ?me ?yaar ?to hans*|haste|hanste|hasi|hasa|hasi, haha|hahaha|lol .. mar gai
  hans|haste|hanste|hasa|hasi ?hai ?ke mar gai|gaya|gaye, deadline* .. maar|mar|jaan rahi|raha|rahe|di|liya|le, goli maro ?yaar ?unhe ?usko
  chicken|murga|murgi|machli|mutton|sabzi|sabji|pyaz|kapda|baal|bal|nakhun|mehndi|patang|cake|paneer|fal|kek ?ko ?ka kaat*|kate|katna, mehndi .. kaat*
  machar|machhar|makhi|makkhi|chuha|chuhe|chuho|cockroach*|kide|kido|kida|dimak|chipkali|khatmal|ghoon ?ko ?ki maar*|mar*
  dushman|enemy|zombie|headshot ?ko ?kaise maar*|mar*, pubg|freefire|bgmi|level|game me|mein|pe .. kaise maar*|mar*, mar jati|jata|jaati|gai|gaya ?hu ?hai game|level
  chhakka|chhake|chaka|shot|shat|goal .. mara|maara|maar*, kabaddi|match|cricket me|mein hamne|humne|unhe|unko .. maara|mara|haraya, team ?ko ?buri ?tarah .. peet|pit diya|dia
  sir|sar|pet|kamar|pair|ghutne .. dard .. goli|nuskha|upay|ilaj, kulhari|kulhadi maar*, apne pairo|pair|pairon par|pe kulhadi, dil tut*|toot*, dil tod*, sanp|saanp sidhi|seedhi
  billi|kutta|kutte|kutiya|puppy|pilla .. peeche|piche|picha|peecha, baat ka peecha|picha, jaan hai to
  sab|stock|maal|saman ?kuch khatam ho .. stock|maal|order|saman, stock|maal|saman|order|dukaan|dukan|shop|account|id .. khatam ?ho ?kar*, dukan|dukaan|shop|account band kar*
  account|id|subscription|membership|order|dukan .. khatam|delete|band kar*, ungli .. cut|kat*, sabji|sabzi kaat*|kat* .. cut|kat*
  kahan bech*, mujhe ?ye ?yah ?kuch ?apna bechna|bechni|bechne hai|he|hain|chahti
`

/** Words that differ from a word of danger by one letter, and are no typing errors: attached is not attacked. */
export const ordinaryWords =
  'attached attacker looking looked booking cooking content contents connect connected growing selling sealing spelling healing policy unlike poster posters posting postings starter starting started string strings setting settings writing drawing shopping shipping charged closed heading crashed stronger strange friend friends partner partners leaders colleague colleagues coding sweeping seeking testing client clients promise promises picture feature features feelings opener presses accents kitchens mothers weaving singing baking banking parking dining saving savings feeding meeting keeping sleeping reading leading teaching training printing painting stitching knitting ghutne ghumne'

/** Work against danger, schoolwork, news and law: what is only named there is nobody's danger here. */
export const otherTopics = `
  awareness, campaign*, ngo*, workshop*, prevention, preventing, prevent, seminar*, foundation, csr, conference, survivors, documentary, donate, donat*, daan, sanstha, volunteer*, helpline ko
  essay, essays, nibandh, research*, project*, poster*, article*, debate, bhashan, speech, slogan*, dissertation, thesis, assignment, paragraph, chapter*, syllabus, kaksha, full form, law student, llb, answer key
  das|10|five|paanch|20|bees line*|lain|points|vakya, lines on, points on|for|do|dijiye|chahie, likho, likhna hai|he, essay likhna, ncert, upsc, mcq*, homework
  kanoon ?kya|ki|ke|me, kanun, dhara, section ?sub 498a|375|376|354|say|says, ipc|bns|act ?kya|ke, pratha, age can .. marry, legal age, what does .. law|act|section, is it child, kya hota|hoti hai, kise kehte
  film*, movie*, book*, novel*, song*, gaana, gana, gaane, serial*, natak, kavita, shayari, kahani, muhavra*, muhaavra
  news, khabar, samachar, akhbar, newspaper
`

/** Asked for school: danger in it is a subject, even when it is described. */
export const schoolwork = `
  essay|essays|nibandh|speech|debate|bhashan|poster|slogan*|project|paragraph|article|lekh|assignment ?.. on|about|for|likh*|chahie|bana*|hai|me|mein|class|kaksha|college|school|de
  on|about|par|pe|ke .. essay|nibandh|speech|bhashan|poster|project|slogan*|lekh|das|lines|lain, dissertation, thesis, llb, chapter .. saval|question*|exam, saval|question* .. chapter|exam|paper
  vigyan|science|history|civics|law .. chapter|question*|saval|exam, full form, section .. exam|say|says, exam .. section|kanun|act
`

/** A story: whatever happens in it happens to nobody, unless the writer speaks of herself. */
export const stories = `
  in|from|of the|a|that|this ?old ?new film|movie|serial|novel|book|song|series|episode|story|show|play, which|what film|movie|song|serial|book|novel|story
  film|movie|picture|pikchar|serial|natak|gaana|gana|series|kahani|novel|kitab me|mein|ka|ki|ke|hai|kya|vala|jisme|jismein|lagao|dekhi|dekha, vala|ye|vo|voh|us|is|kaun ?sa ?si gaana|gana|film|movie|serial
  hero, heroine, villain, vilen, actor, actress, heroin, news me|mein|dekha|dekhi|suna|padha, in|on ?the news, khabar me|mein|dekha|dekhi|padhi|suni, akhbar me|mein, natak me|mein
`
export const writer = `i, mai, main, mujhe, mera, meri, mere, hame, hamara, hamare, hamari, my, we, our, humko, hamko`
export const aboutSelf = `
  my ?first ?own ?poor husband|home|house|marriage|law|laws|father|family|mother|boyfriend|partner|brother|uncle|boss|ex|wife|son|daughter|friend|sister, myself, mujhe, mera, meri, mere, hame, hamare
  hit|hits|beat|beats|touch*|hurt*|rape*|forc*|threat*|blackmail*|follow*|kill*|abus*|harass*|slap*|lock*|to|on|at|with|by|from me, happened to me, i was|got|feel, i am ?so scared|afraid|in|being|not, he|she|they|who|someone|nobody .. me
`

/** Violence that the writer says is long over. */
export const over = `
  left|separated|divorced|escaped .. 2*|1*|years|year|long|now & good|happy|fine|better|free|great|peaceful, talaq|alag|chhod* & ab .. khush|mast|sukoon|accha|acchi|azad|theek|shanti, years ago & helped|better|happy|now
`
export const still = `still, again, now he|she|they|am i, phir, fir, abhi bhi, ab bhi, roz, dobara, threat*, dhamki*, stalk*, outside, bahar, follow*, peecha, scared, dar, rape*, balatkar, police, court, report`
