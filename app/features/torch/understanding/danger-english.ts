// English phrases that say somebody is in danger. The syntax is described in patterns.ts; the order has no meaning.

const HE =
  'he|she|they|husband|man|men|boyfriend|bf|fiance|partner|ex|father|dad|papa|brother|uncle|cousin|boss|teacher|tutor|sir|son|law|laws|family|parents|neighbour|landlord|pati'
const HITS =
  'hit|hits|hitting|beat|beats|beating|beaten|slap*|kick*|punch*|chok*|strangl*|burn*|torture*|torturing|abuse*|abusing|molest*|rape|rapes|raped|raping|harass*|assault*|attack*|stalk*|grop*|stab|stabs|stabbed|whip*|bash*'
const HIT =
  'hit|beaten|slapped|kicked|abused|raped|molested|assaulted|harassed|tortured|stalked|attacked|threatened|groped|trafficked|burnt|strangled'
const KIN = 'wife|sister|mother|mom|mum|maid|friend|aunt|girl|lady|woman|cousin|bhabhi|neighbour|law'
const AFRAID = 'afraid|scared|frightened|terrified|petrified'
const OUT = 'leave|go|out|talk|meet|see|call|eat|step|visit|speak|contact|outside'

export const violence = `
  ${HITS} ?on ?up me|us
  ${HITS} wife|wives|women, ${HITS} ?on ?up my|his|her|their|the|our|a ?own ${KIN}
  ${HE} ?is|are|has|had|keeps|always ?physically|also hurt*|grab*|shov* me|us
  ${HITS} ?on ?in my|her face|head|stomach|belly|cheek|back, ${HE} broke my, beat|beats|beaten|hit|hits with ?a ?his belt|rod|stick|shoe|slipper|chappal
  throw*|threw .. at me, hurt*|harm* me again|if|badly, going to .. hurt|kill|beat|harm me, i am|was locked
  ${HE} .. pull*|drag*|twist*|spit*|spat|grab*|shak*|bit|bites|scratch*|shov*|finish*|corner*|trap*|terroris* me|my ?hair ?arm|us|her
  ${HE} & slap*|punch*|strangl*|tortur*|molest*|bruis*|swollen|kerosene|knife|violent*|abusive
  swollen|black face|eye|eyes|lip, marks|bruises|scars|wounds on|all .. body|face|arm*|back|neck
  ${HE} .. lock* .. door|room|house|gate, keeps|kept|comes|came|coming|enters|entered .. my room|bed, sleep|stay|go ?there tonight
  ran|run|running ?out|away of|from ?my ?the ?his home|house|husband|him|them|laws, taking|took|takes|driving me ?a ?to ?some wrong|somewhere|unknown|elsewhere
  nobody|noone|one will|would|is ?going ?to believe|believing me, fear for ?my ?our, poured .. kerosene|petrol|acid, not let* me use|have|keep|answer|sleep|rest
  sexual*|sexually favour*|favor*|comment*|remark*|message*|act|acts|advance*|activity|violat*, inappropriate*|unwanted ?physical ?sexual touch*|contact|remark*|comment*, touching my, touched my, grabs|groped|grabbed|groping me
  sleep with him|them|boss, if i sleep with, without my consent, penetrat*, monitor*|check*|reads my phone|messages|location|calls|chats
  husband|partner|boyfriend|he|laws .. forc*|humiliat*|isolat*|gaslight* me, threw|throw*|pour* .. on me, forc* to work without, forc* to beg|have|marry|sell|strip
  women|woman|girl|girls|she .. sold|trafficked|lured, sold to men|a|him, left without ?any food|medicine|care, passport|documents|papers was|were taken, have|has|keep|keeps her|my documents|passport|papers, slave, trapped in
  old|elderly .. without ?any food|medicine|care, death threat*, threaten* message*|call*
  push* me around|down|against|into|hard, pull* my hair, drag* me
  i|she|am|is|was|were|being|been|got|getting|gets ?being|been ${HIT}
  touch* me, touch* my breast*|chest|body|private*, touch* .. inappropriat*|wrong*|badly, bad touch, expos* himself, coerc* into|to, forc* into,  spiked my, drugged me, forc* .. abort*, forc* himself|herself on|upon
  forc* me|us|her .. marry|marriage|sex|sleep|bed|touch|prostitut*|strip|undress, forced marriage, forc* .. marry
  sex|sleep* .. without .. consent|permission|asking, against my will, marry|marrying me off
  ${AFRAID} of|by|from ?my ?own him|husband|law|laws|father|dad|brother|uncle|boyfriend|bf|ex|boss|them|partner|family
  fear my|for husband|life|him, live|living in fear, fear* ?of ?my him|husband
  ${AFRAID}|dread* ?to ?of go|going|come|coming|be|being|stay ?at ?back home
  do|does not|never ?even feel safe, feel not safe, i|we am|are|feel ?not|un unsafe
  am|are not safe, feel* unsafe, not safe at|in|with|right|now, not feel* safe, never safe
  will|would|may|might|could|can|going|gonna|want*|tried|tries|trying|threat* ?to kill|murder|shoot|stab|burn|beat|hit|hurt|harm|rape|poison me|us|her|him|them|my
  ${HE} ?is|are|has|keeps|always threat*, threat* me|us|my
  knife|gun|pistol|axe .. me|us, with|has|pulled|took a|the|his knife|gun|belt|stick|axe
  acid .. on|attack|face, throw*|threw acid, hand* .. my neck|throat, by my throat
  not|never let* ?me|us|her ?ever ${OUT}, not|never allow* me|us|her ?to ${OUT}, stop* me from ${OUT}
  lock* me|us|her, lock* .. in ?a ?the ?my room|house|bathroom
  keep*|kept|held|hold* me|us|her .. lock*|inside|captive|trapped|hostage|prisoner|tied, tied me|us|her
  trapped with|by|at|here|inside, trapped in ?my ?this ?his home|house|marriage|room, am trapped
  took|takes|taken|taking|snatch*|broke|hid|hides ?away my phone
  took|takes|taken|hid|hides|keep*|kept ?all my|our ?id papers|passport|documents|aadhaar
  threw|throw*|thrown|kick*|push*|turned|put me|us|her ?and ?my ?baby ?children out, thrown|kicked|turned|pushed out of
  nowhere to go|stay|sleep, shelter .. night|tonight
  escape ?from, run|running|flee|get|getting ?away from ?my him|husband|law|laws|home|here|family, run away, need to get ?out|away ?of here
  ${HE} ?is|are|gets|got|becomes|was|can ?be ?very|so|really|too|always abusive|violent|aggressive|dangerous
  abusive|violent|toxic husband|marriage|relationship|partner|home|father|family|man|boyfriend|house
  ${HE} .. outside|breaking|banging|shouting|waiting ?at ?on ?down ?the ?my door|window|room|house|gate, help .. he|they is|are here|coming|outside
  in ?great ?grave ?real danger, danger to my life, send help, can not go back|home, thief, intruder, burglar, broke|breaking into
  not give|giving me|us ?enough food|anything to, spy*|track* my phone|location|me
  call|need|send|get ?the ?a police, save|rescue me|us, sos
  ${HE} control* everything|all|me|my|the|what|who|where, or he ?will .. angry, coming for|after me, taken by .. agent
  sold me|us|her|my, sell me|us|her to|for, brothel, is|are|was|been|keeps|kept|started follow* me|us|her
  follow* me home|everywhere|every|right|now, comes|came|enters|entered ?in ?into my room|bed
  demand*|want*|ask*|more|force* .. dowry, bruise, bruises, starv* me|us, hiding|hide|hid ?in ?at ?the ?my from|bathroom|toilet|under, ${HE} .. smash*|broke|breaks|breaking everything|things
  put|mixed .. in my drink|food|tea|juice, ${HE} & kill me|us, ${HE} .. my throat|neck, let* me|us .. get ?down off|away|out|down, knock* & night, barren`

export const selfHarm = `
  want*|wish*|rather|ready|hope|deserve|prefer|like|decided|planning|try*|tried ?to ?just die
  ready|better|rather ?off ?be dead, wish ?that i|she|he ?was|were|am|had ?had ?not ?never dead|born|alive|existed|here
  i|she|he will|should|may|must|might|shall ?just ?better die, let me die, going to die, feel like dying, think* .. dying
  kill*|hurt*|harm*|cut*|end|ending|finish*|hang*|burn*|drown*|shoot|poison*|stab*|starv*|hate|punish* myself|herself|himself|themselves|ourselves|yourself
  killmyself, kill*|hurt*|harm*|cut*|end|hang* my|her|him self, to|gonna|going|will kms, ^ kms $, unalive
  end|ending|finish*|take|taking my|her|his ?own life, end|ending it all|now|tonight|today|soon|forever, end|ending it $, end everything|all
  ending things, put|putting an end to, want*|wish .. it|everything to stop|end, want*|wish .. it|everything ?to be over, want to be gone|finished
  no|not see ?a ?any future, i am done $, i give up $, what is the point $, over for me, better if i ?was|were|am ?not gone|dead|here|alive
  nobody|noone|one needs|wants|loves me, bought|have|got|saved|saving ?a ?the ?enough rope|poison|blade, blade, meet|join ?my .. heaven
  thought*|urge*|scared|afraid .. hurt*|harm* ?my baby|child, voice* .. tell* me, last day of my
  i & die|dead|alive|suicid*, i|me .. not exist*, i|me|myself & death, if i|she|he ?was|were|am ?just not|gone|dead|disappear*|died, never woke
  if .. i|he|she was|were|am gone|dead, jump* .. ?of ?the ?a train|bridge|roof|building|river|terrace|balcony|window|well|lake, ending|end ?of everything|it ?all
  pills|tablets|rope|poison|blade|noose .. my hand, see why i should, can not live
  end ?this|the|my|all pain|suffering|misery, pain to|will stop|end
  not want*|wish*|like ?to ?be live|living|alive|exist*|wake|continue, not want* to be here, not want* .. live
  not live ?like ?this any|anymore|longer
  no|any|what|lost|find|see ?is ?the ?my ?a reason|point|use|meaning|purpose|will ?left to|of|in live|living|life|exist*
  no|any point any|anymore, nothing|something ?left ?to live for, nothing|something to live for, life ?is|has|feels|seems ?no ?not worth|meaning*|pointless|over|useless|hell
  not worth living, hate my life, hate being alive, nothing matters
  better ?off without me, without me .. better|happier|happy
  sleep .. never|not|forever wake*, sleep forever, never wake|waking up, i|to|hope|wish|want .. not wake|waking up
  want*|wish*|like|could ?to ?just disappear|vanish, disappear forever
  can not go on, can not keep|carry going|on, can not|no ?longer live|cope|survive|carry ?on $|any|anymore|like
  can not|no take|bear|stand|do|handle|tolerate|endure it|this|that|life ?all ?pain any|anymore|longer
  can not take|bear|stand|endure it|this|life ?pain $
  tired|sick|fed|done|exhausted ?up of|with living|life|existing|existence|everything, tired|sick|fed ?up of|with ?being my life|alive
  nobody|noone|one would|will ?even miss|care|notice|cry, nobody|noone|one would|will miss me
  i am ?only ?just ?such a|just burden, burden to|on
  goodbye letter|note|forever|world|everyone, last|final|suicide letter|note|goodbye|message, letter .. after i am gone
  when|after|once i am gone|dead, will not be here|around|alive ?any ?tomorrow ?anymore
  how|way*|method*|easiest ?best to|of die|dying, die without pain, die painless*|peaceful*|quick*
  jump* ?off ?from ?into ?in ?the ?a ?my ?of ?front ?before roof|bridge|building|terrace|train|balcony|river|well
  no|only ?other way out, no hope, lost|given|lose ?up ?all hope, nothing left for me, hopeless
  gave|give|given|giving up on life|living|everything|myself
  slit*|cut* ?my ?her ?own wrist*|veins|arms|thigh*, cutting again, see tomorrow, walk* into the ?deep river|sea|water|traffic, cut* ?her ?his arms|hands|wrists, noose, rope .. neck
  deserve to suffer, should not exist, world .. better without`

export const attempt = `
  took|taken|take|taking|swallow*|drank|drunk|drink*|ate|eaten|consumed .. poison|phenyl|phenol|harpic|pesticide|insecticide|bleach|kerosene
  took|taken|swallow*|ate|eaten|had ?all ?too ?the ?a many|lot|lots|all|whole|bottle|strip|full|20|30|40|50 .. pill*|tablet*|medicine*|goli*
  took|taken|swallow*|ate .. sleeping pill*|tablet*, overdose*, over dosed|dose
  swallow* all, has|have|just cut|slit|slashed my|her|his|the wrist*|veins|vein
  set|poured .. herself|myself .. fire|kerosene|petrol`

const CHILD =
  'daughter|daughters|son|sons|child|children|kid|kids|baby|niece|nephew|girl|boy|student|minor|grandson|granddaughter'
const AGE = '5|6|7|8|9|10|11|12|13|14|15|16|17'

export const child = `
  hits|hit|hitting|beat|beats|beating|slap*|kick*|rape|rapes|raped|molest*|abuse*|abusing|hurt*|torture*|burn*|touch*|starv* ?up my|our|the|his|her|their ?small ?little ?own ${CHILD}
  ${CHILD} ?who is|was|are|were|gets|got|has ?being ?been beaten|touched|abused|raped|molested|missing|kidnapped|sold|trafficked|hit|lost|harassed
  ${CHILD} ?has|have|is gone missing, missing ${CHILD}, kidnap*|abduct* ?my|our|a|the ${CHILD}, ${CHILD} ran|run away, ${CHILD} has not come|returned|reached
  child abuse|marriage|labour|labor|trafficking, marry* ?off .. minor|child|${AGE}, marrying off .. minor|child|${AGE}
  tutor|teacher|sir|uncle|stepfather|cousin|driver|coach touch*, stepfather|uncle & bed|room|touch*
  ${CHILD} & servant|beg|factory|injur*|malnourish*|screaming|starv*|bruis*, ${CHILD} .. forced ?to, lock* ?their ?the ?my ${CHILD}, ${CHILD} .. alone ?at ?in ?for ?home ?house days|hours|outside
  little|small|old ${CHILD} & touch*|dirty|naked|private*, ${CHILD} & touched her|him, teacher|tutor|father|mother|uncle .. beat*|hits|hit|slap* .. ${CHILD}`

/** The writer is a minor: violence, touching or marriage then counts as danger to a child. */
export const minor = `
  i am ?only|just ${AGE}, ${AGE} year|years|yr|yrs|saal|sal|baras, ${AGE} ki|ka|ke
  class|std|standard|grade 3|4|5|6|7|8|9|10, 3|4|5|6|7|8|9|10 class|th`
export const againstMinors = `marry*|marriage|shaadi|vivah|byah|nikah, touch*, galat, sex`

const PICTURES = 'photo*|foto*|pic|pics|picture*|video*|image*|mms|nude*|screenshot*'

export const online = `
  blackmail*, sextort*, morph* ?my ${PICTURES}, leak* ?out my|the|our|private ?private ?personal ?nude ${PICTURES}|chat*|mms, ${PICTURES} ?is|are|was|were|got|have|has ?been leak*|morph*|edited
  threat*|says|said|will ?he ?she ?they ?will ?to share|post|send|leak|upload|show|spread|put ?my ?our ?private ?nude ?these ?all ${PICTURES}
  threat* .. ${PICTURES}, ${PICTURES} .. without .. consent|permission, fake ${PICTURES} of me
  my face|photo* .. dirty|sex|porn*|obscene|bad, dirty|sex|porn*|bad ${PICTURES}, clicked .. link, rupees|money|savings .. gone|stolen|missing .. bank|account
  fake upi|link|payment|call|officer|police, gave ?the ?my otp, otp|upi|scam* & lost|gone|stolen|emptied, fraud .. card, will|says .. viral, post* my ?home ?phone address|number
  nude* ${PICTURES}, my nude*, nude* online, private|intimate|naked|obscene ${PICTURES}
  fake|false ?facebook ?instagram ?insta profile|account|id, deepfake, or he|she|they|will|i ?will send*|post*|share*|leak*|upload*, someone|he|she|they|ex|boyfriend|man|boy ?has posted|shared|uploaded|put|circulat* my|our, hidden camera, recorded|filmed me, obscene message*|call*
  hack* my|our, my|our ?facebook ?instagram ?insta ?whatsapp ?bank account|phone|instagram|insta|whatsapp|facebook|email is|was|has|got ?been hack*
  upi|otp|cyber|banking|kyc|card|online fraud|scam*|cheat*|theft, fraud|scam*|cheat*|duped .. money|rupees|lakh|account|online|upi|otp
  took|stole|withdrew|lost|transferred .. money|rupees|lakh|savings .. otp|upi|scam*|fraud|link|account, money .. gone|stolen|deducted|debited .. account|upi|bank|otp
  loan app|apps|agents|recovery .. threat*|harass*|abus*|photo*|contacts`

export const medical = `
  bleed* a|so|too|very lot|much|heavily|badly, bleed* heavily|badly|profusely|not, is|am bleeding, lost .. blood, i bleed
  unconscious|unconcious|fainted|collapsed, not|stopped ?able ?to breath*, can not breathe
  heart attack, having|had a stroke, chest pain, labour|labor|contraction* pain*|started, water broke
  need|call|send|get|want|where|no .. ambulance
  had|met|been|there ?with ?been|is ?in ?a|an ?terrible ?bad ?road accident, accident happened
  house|home|kitchen|shop|building|saree|dupatta|clothes ?is|are|has ?on|caught fire
  snake bit*, bitten by .. snake, electric shock, is|was drowning|electrocuted, seizure, fell|fall|fallen & not wake|waking|respond*|moving|getting, pregnan*|pregnent|months & bleed*|blood, not respond*, pregnan* & pain|fits|fever, medical emergency, ^ ?it ?is ?an emergency $, baby|infant|newborn .. not moving|wake|breath*|respond*`

/** Names of dangers: they count by themselves, unless the message is about work against them. */
export const nouns = {
  selfHarm: `suicide*, self harm*, khudkushi, khud kushi, aatmahatya`,
  child: `child abuse|marriage|labour|labor, bal vivah|shoshan, pocso`,
  violence: `abuse*, domestic violence|abuse|voilence, rape|raped|rapist, molest*, sexual*|sexually assault*|harass*|abuse*|violence, acid attack, dowry, honour|honor killing, traffick*, gharelu hinsa, balatkar, dahej, kidnap*, maarpeet*`,
}
export const preventionWork = `awareness, campaign*, ngo*, workshop*, prevention, preventing, seminar*, essay, research, project*, film*, movie*, book*, novel*, song, foundation, csr, conference, survivors, poster*, article*, documentary`
export const aboutSelf = `my husband|home|house|marriage|law|laws|father|family, me, myself, mujhe, mera, meri, mere`

/** Idioms that only sound like danger. They are removed before matching. */
export const falseAlarms = `
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
  hasi|hans|hanste .. mar, garmi|sardi|dhoop .. bardasht nahi, chakka|chauka|goal|seeti|jhadu|machhar|machar|makkhi mara|mari|marta|marti|marte|maar`
