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
  women|woman|girl|girls|she .. trafficked|lured, women|woman|girl|girls|she is|are|was|were ?being sold, sold to men|a|him, left without ?any food|medicine|care, passport|documents|papers was|were taken, have|has|keep|keeps her|my documents|passport|papers, slave, trapped in
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
  acid .. on|face, throw*|threw acid, hand* .. my neck|throat, by my throat
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
  sold me|us, sold her|my ?own daughter|sister|friend|child|off|to, sell me|us|her to|for, brothel, is|are|was|been|keeps|kept|started follow* me|us|her
  follow* me home|everywhere|every|right|now, comes|came|enters|entered ?in ?into my room|bed
  demand*|want*|ask*|more|force* .. dowry, bruise, bruises, starv* me|us, hiding|hide|hid ?in ?at ?the ?my from|bathroom|toilet|under, ${HE} .. smash*|broke|breaks|breaking everything|things
  put|mixed .. in my drink|food|tea|juice, ${HE} & kill me|us, ${HE} .. my throat|neck, let* me|us .. get ?down off|away|out|down, knock* & night, barren
  husband|he|ex|someone|guy|stranger|boy|boyfriend|bf .. waits|waiting|stands|standing|loiter*|roams|roaming|parks|parked|sits|sitting|comes|turns ?up outside|near|below|at|to my|our|her hostel|house|home|office|college|school|gate|flat|building|class, ${HE} .. outside my|her hostel|office|college|work|class|flat
  tracker|gps|airtag|spyware .. my|her car|phone|bag|bike|scooter|purse, always|somehow knows where i|she am|go|is|went, knows my location, stalker*, stalking me|her, follow* me|her .. car|bike|scooter|metro|bus|station|office
  installed .. on my phone, will not leave me alone, taunt* .. dowry, burn* .. dowry
  bring|get me|us|them|girls .. job|work & force*|made|sold, promised .. job|work|marriage & force*|sold|locked, agent .. passport|documents|sold|flat|money & leave|locked|let|back
  not let* us|me|her .. leave, girl|girls|sister|cousin|she|friend|daughter|niece|i was|were|is|being|been|got sold, being trafficked, work without pay|salary|wages & leave|lock*
  grabbed|touched|pinched|kissed|squeezed me|my, pressed my chest|breast*, masturbat*, man|guy|boy|stranger|he|someone ?who ?always follow* me
  taking|driving me|us .. wrong|different|unknown ?way ?route|road|direction, driver .. not stop*, not stopping the car|cab|auto
  hides my medicine*, refus* .. doctor|hospital|medicine & he|they|husband|laws, not given ?any ?enough food
  slam*|smash*|bang*|shov*|pinn* ?me ?my .. head|face|me|body against|into|on|to, head|face|me against the wall|door|floor, keeps turning|showing|coming ?up ?to at|outside my|our, burn*|tore|destroy*|hid my certificates|clothes|documents|books|papers & locked|lock*|he|husband|family|laws|brother
  lock* us|me|them ?up ?inside ?in|at ?the ?this factory|night|flat|godown|house|room, factory|madam|owner|employer & lock*|passport|not let, wed|married|engaged ?me ?off ?to against my|her ?own will|wish, threaten*|threat* .. acid|kill|burn|murder, hurt*|hit*|touch* her|him|me|us down there, keep quiet & raped|rape|uncle|cousin|touched|brother
  he|she|they|husband|man|father ?is|are|was killing me|us
  get|gets|got|getting ?a slapped|beaten|hit|kicked|beating|thrashing|thrashed, pushed|pushes|shoved|kicked|threw me|her down|off|out|into, rub*|press*|brush* ?himself ?up against me, hand* on my thigh|breast*|chest|waist|back|leg|body, spend the|a ?one night with, sleep|night with ?the boss|manager|director
  ${HE}|someone .. sends|sent|paid people|goons|men .. me|scare|beat|threaten, scare me|us into, goons, point*|aim*|wav* .. gun|knife|pistol ?at, gun|knife .. at|to me|us|my
  kept|keeps|keeping|held|locked in|inside a room|house|basement, agree|say yes .. match|marriage|rishta|wedding & lock*|kept|beat*|force*|not let, brought|bring me|us|her here & work|leave|job|marry|can not, can not leave & work|here|owner|madam|agent|passport|debt|they
  serve|entertain|dance .. customers|men|clients, make|makes|made|making us|me|girls .. men|customers|clients|beg|strip|dance, until i|we pay|repay ?back .. agent|debt|loan|madam|owner, took our|my ?all phone|phones & they|men|work|leave|let|not
  ${HE}|someone|a .. keeps calling|following|messaging|texting|threatening & pick|kidnap|come|scared|know|follow*|threat*|afraid, pick me up from & scared|man|says|threat*, take*|carry|kidnap me|her ?away by force, same man .. follow*|bus|train|every
  stopped|stops giving|paying .. food|medicine|money & he|laws|son|husband|locked, father|brother in law .. bed|room|touch*|night & my|me, husband|he .. night|day duty & comes|touches|bed|father`

export const selfHarm = `
  want*|wish*|rather|ready|hope|deserve|prefer|like|decided|planning|try*|tried ?to ?just die
  ready|better|rather ?off ?be dead, wish ?that i|she|he ?was|were|am|had ?had ?not ?never dead|born|alive|existed|here
  i|she|he will|should|may|must|might|shall ?just ?better die, let me die, going to die, feel like dying, think* .. dying
  kill*|hurt*|harm*|cut*|end|ending|finish*|hang*|burn*|drown*|shoot|poison*|stab*|starv*|hate|punish* myself|herself|himself|themselves|ourselves|yourself
  killmyself, kill*|hurt*|harm*|cut*|end|hang* my|her|him self, to|gonna|going|will kms, ^ kms $, unalive
  end|ending|finish*|take|taking my|her|his ?own life, end|ending it all|now|tonight|today|soon|forever, end|ending it $, end everything|all
  ending things, put|putting an end to, want*|wish .. it|everything to stop|end, want*|wish .. it|everything ?to be over, want to be gone|finished
  no|not see ?a ?any future, i am done $, i give up $, what is the point $, over for me, better if i ?was|were|am ?not gone|dead|here|alive
  nobody|noone|one needs|wants|loves me, bought|have|got|saved|saving ?a ?the ?enough rope|poison|blade, blade & skin|arm|arms|wrist|thigh|myself|herself|drawer|hand, meet|join ?my .. heaven
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
  deserve to suffer, should not exist, world .. better without
  better ?off if i, better|happier .. if i ?was|were not, world|everyone|family|they .. better ?off if|without me|i
  how many|much .. tablets|pills|paracetamol|medicine|sleeping .. die|kill|fatal|overdose, lethal dose, fatal dose, least|most painful|painless way, painless|easy way to
  pray* .. god .. takes|take me, god .. take me ?away ?soon, waiting for death|to die, not want ?to ?eat|take ?my medicine* ?and & die|live|tired
  goodbye note|letter .. not|off, sent me .. goodbye, giving away .. things|everything|belongings, said goodbye to, last night|day .. alive|earth, tonight|today is ?my ?the last, letters|letter|note .. everyone|all|parents|family & tonight|last|goodbye|sorry
  feel|felt|feeling like jump*|hang*|drown*|ending, jump* under|before, standing ?on|at ?of ?the ?edge ?of ?the bridge|ledge|tracks|edge
  i|she|he|daughter|son|friend cut|cuts|burn|burns|scratch*|hit|hits|bruise* myself|herself|himself, scratch|burn my|her skin, self injur*
  wants|want to die|disappear, says|said|saying .. ?does ?not want|wants to die|live, no longer|reason to be|here|alive|live|stay, empty .. die, nobody .. gone
  locked himself|herself|myself .. rope|knife|blade|pills|room|bathroom & rope|knife|blade|pills|die|not|suicide, tied .. rope|dupatta|saree|scarf .. fan|neck|ceiling|hook, kill me now $
  am|is|standing|sitting on|at ?the ?my ?our terrace|roof|bridge|ledge|railway|platform|balcony & jump*|end|die|bye|goodbye, going to jump, about to jump|hang|die
  not feel like living|waking|existing|being ?here ?alive, planning|planned|plan ?how ?to|my ?i ?will ?own die|death|end|kill, how i will die, never been born, wish i never|wasnt born|existed, nobody .. remember me, feel dead inside, rather be dead, want it ?all to end|stop
  think*|thought*|dream*|fantasis* ?every ?night ?always of|about ending|killing|hanging|dying|jumping|suicide|death ?my ?myself, self harm*|harming, tired ?of being alive, done with life|everything|this life, life .. not worth
  bought|saved|collected|kept|hidden|stored ?enough|all|the|my ?sleeping pills|tablets|rope|poison|blade|medicines .. tonight|today|myself|ready|it|die, rope .. up|ready|fan|hook|ceiling|neck, put the rope|noose, everyone|they|family|kids|all .. free|happier|better|relieved if|when|once|after i go|die|leave|am
  sleep .. never|not|without get|getting|open|waking|wake ?up, want|wish .. pain|it|everything|suffering .. over|stop|end|gone .. good|forever|now|please, nothing left to give|live|lose, if i died|die|was dead|vanish*|disappear* .. notice|care|cry|miss|know
  found|find ?my ?him ?her son|daughter|him|her|husband|brother|sister|friend hanging|unconscious|bleeding, world|family .. without me|my`

export const attempt = `
  took|taken|take|taking|swallow*|drank|drunk|drink*|ate|eaten|consumed .. poison|phenyl|phenol|harpic|pesticide|insecticide|bleach|kerosene
  took|taken|swallow*|ate|eaten|had ?all ?too ?the ?a many|lot|lots|all|whole|bottle|strip|full|20|30|40|50 .. pill*|tablet*|medicine*|goli*
  took|taken|swallow*|ate .. sleeping pill*|tablet*, overdose*, over dosed|dose
  swallow* all, has|have|just cut|slit|slashed my|her|his|the wrist*|veins|vein
  set|poured .. herself|myself .. fire|kerosene|petrol
  swallow*|drank|drunk|ate|took|had|consumed .. rat|mosquito|cockroach ?poison|kill|killer|repellent|cake|paste, drank|drunk|drinking|swallow*|consumed acid|toilet|cleaner|petrol|dettol|lizol|phenyl|pesticide|poison|weedkiller|thinner|detergent
  swallow*|took|taken|ate|had ?all|about|over|like ?the ?a ?my ?whole ?full ?entire strip|bottle|box|packet|handful|all|lots of|all ?the ?my ?sleeping ?of pills|tablets|medicine*|strip
  cut|slit|slashed my|her|his wrist*|vein*|throat & bleed*|blood|help|now|deep, hung himself|herself, hanged himself|herself, found her|him hanging, jumped from|off|into & alive|help|bleeding
  took|taken|swallow*|ate|had|popped ?about ?like ?over ?my 8|9|10|12|15|16|18|20|24|25|30|35|40|50|60|100|ten|fifteen|twenty|thirty|forty|fifty|many|several ?of ?her ?his ?the pills|tablets|tabs|paracetamol|crocin|dolo|alprax|calpol|xanax|sleeping|medicines|capsules|painkillers, took|swallowed .. whole|entire|all .. pills|tablets|strip|bottle|paracetamol
  emptied|finished|downed .. bottle|strip|pack|box .. pills|tablets|medicine*|sleeping, hanging ?he ?she ?is ?still breathing|alive|help, found .. hanging`

const CHILD =
  'daughter|daughters|son|sons|child|children|kid|kids|baby|niece|nephew|girl|boy|student|minor|grandson|granddaughter'
const AGE = '5|6|7|8|9|10|11|12|13|14|15|16|17'

export const child = `
  hits|hit|hitting|beat|beats|beating|slap*|kick*|rape|rapes|raped|molest*|abuse*|abusing|hurt*|torture*|burn*|touch*|starv* ?up my|our|the|his|her|their ?small ?little ?own ${CHILD}
  ${CHILD} ?who is|was|are|were|gets|got|has ?being ?been beaten|touched|abused|raped|molested|missing|kidnapped|sold|trafficked|hit|lost|harassed
  ${CHILD} ?has|have|is gone missing, missing ${CHILD}, kidnap*|abduct* ?my|our|a|the ${CHILD}, ${CHILD} ran|run away, ${CHILD} has not come|returned|reached
  marry* ?off .. minor|child|${AGE}, marrying off .. minor|child|${AGE}
  tutor|teacher|sir|uncle|stepfather|cousin|driver|coach touch*, stepfather|uncle & bed|room|touch*
  ${CHILD} & servant|beg|factory|injur*|malnourish*|screaming|starv*|bruis*, ${CHILD} .. forced ?to, lock* ?their ?the ?my ${CHILD}, ${CHILD} .. alone ?at ?in ?for ?home ?house days|hours|outside
  little|small|old ${CHILD} & touch*|dirty|naked|private*, ${CHILD} & touched her|him, teacher|tutor|father|mother|uncle .. beat*|hits|hit|slap* .. ${CHILD}
  ${AGE} year|years|yr|yrs old ?student ?girl ?boy ?child ?daughter .. married|marry|marriage|wedding|naked|nude*|pictures|touch*|pregnant, getting|got|get|married|marry|marrying .. ${AGE} year|yr, ${AGE} year .. getting married
  ask*|wants|want|demand*|send*|sent|show* .. ${AGE} year & naked|nude*|picture*|porn|photo*|dirty, ask*|send*|show* .. my|our|a|the ?little ${CHILD} .. naked|nude*|private|porn|dirty|clothes|body
  small|little|young|minor boy|girl|child|kid|children work*|working|begging|employed & hit|hits|beat|beats|beaten|owner|hotel|factory, employs|employed|keeps|hired .. child|minor|boy|girl ?as & beat*|hit*
  little|small|young girl|boy|child ?is|was|sitting|standing alone|crying|lost|abandoned|wandering, abandoned baby|child|girl|newborn
  do|doing|does|did something|anything wrong|bad|dirty with|to my|our|a|the|her ?little ?small ?young ${CHILD}, ${CHILD} .. scared|afraid|cries .. teacher|tutor|uncle|sir|bath, stepfather|father|mother|uncle|teacher|coach .. burn*|lock*|starv*|hurt*|kick* & ${CHILD}|brother|sister|he|she ${AGE}|year|old|is|with
  stepfather|father|mother|uncle|teacher .. burn*|starv*|beat*|hit*|hurt* my|his|her ?little|younger|small ${CHILD}|brother|sister
  hurts|touches|touched|hurt her|him|me|my ?down there|private*|chest|legs & year|daughter|son|uncle|sir|teacher|driver|child, warden|principal|teacher|caretaker|matron .. beats|hits|canes|locks|burns .. children|kids|girls|boys|child|students, children|kids .. beaten|caned|locked|starved .. hostel|school|orphanage|ashram|shelter
  sit|sits ?me on|in his|uncle|sir lap & teacher|sir|uncle|me|coach|tutor, lap & ${CHILD}|teacher|uncle|touch*, lure*|calls|takes ?small ?little ?young girls|boys|children|kids & touch*|room|chocolate*|sweets, ${CHILD} ?is|was|has ?been .. chained|tied|locked|beaten|caged|starv*, chained .. ${CHILD}
  ${CHILD} .. pregnant & ${AGE}, ${AGE} & pregnant, burn|burns|cigarette .. marks|burns .. arm*|body|back|legs & ${CHILD}|${AGE}|class, wants|asks|asking|asked .. my ?${AGE} ?year ?old ?little ${CHILD}|sister|brother|year .. meet|alone|photo*|picture*, older|adult man .. online|game|insta & ${CHILD}|sister|year|meet`

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
  loan app|apps|agents|recovery .. threat*|harass*|abus*|photo*|contacts
  recorded|filmed|screenshot*|captured ?me|us|my|our|him|her .. video|call|bath*|cam|camera|changing & wants|demand*|money|rupees|pay|threat*|family|send, video call & wants|demand*|threat*|blackmail*|naked|nude*|undress*
  ex|he|she|they|someone|man|boyfriend|agents|agent|stranger .. posted|posting|uploaded|uploading|leaked|leaking|sent|sending|sharing|shared|circulat*|spread* ?my ?our ?a ?his ?her ?the ?these ?some private|nude|intimate|edited|morphed|fake|personal|naked ?${PICTURES}
  ex|boyfriend|someone .. posted|uploaded|leaked|shared|spread our|my ${PICTURES}, uploaded|posted|leaked|shared my|our private|personal|intimate|sex|nude ${PICTURES}|chat*, deepfake*, deep fake*, edited|morphed|fake|ai|naked|nude ${PICTURES} of me|her|my|us, nude* .. leak*|post|send|share|threat*
  has|have|got|knows|changed|stole my|all ?my password*|otp|login & reads|blackmail*|chats|threat*|money, reads ?all my chat*|message*|dm|email*
  fake|false|duplicate profile|account|id|page .. my|me|name|photo*, someone|he|they|she|ex made|created|opened|using ?a ?an profile|account|id|page .. my name|photo*, impersonat*, pretend* to be me
  sends|sending|sent|send|keeps ?sending me|her .. dirty|obscene|nude*|sexual|vulgar|private|naked|porn|dick ${PICTURES}|message*|video*|things, digital arrest*, police|cbi|customs|officer video call, death|rape threat*
  paid|gave|sent .. lottery|job|parcel|customs|prize & fraud|scam|gone|fake|block*|cheat*
  send|post|show|share|leak|upload my|our ?private ?bathing ?naked ?personal ?old ?intimate ${PICTURES}|chats|clip to|on|in .. husband|family|father|parents|everyone|in laws|insta|internet|porn|website|relatives & he|she|they|ex|says|said|threat*|someone|will, bathing|shower|naked|changing|undressing ${PICTURES}, ${PICTURES} of me bathing|changing|naked|undressing|sleeping
  fake|account|profile|page .. posting|using|sharing .. my|me ${PICTURES}|number, my ${PICTURES} .. porn|escort|dating, my|our number .. porn|escort|dating|dirty
  edited|morphed|nude|fake ${PICTURES} & contacts|everyone|calling|family|relatives|sent|sending, police|cbi|customs|officer|judge & arrest|pay & call|skype|video|money|lakh|transfer, pretend*|posing|called ?as ?to ?be police|cbi|bank|officer & money|lakh|rupees|pay|took|transfer*
  pay*|give|send .. 1*|2*|3*|5*|rupees|money|lakh .. or ?he ?they ?will ?my ?the pictures|photos|video*|post|leak|share, pictures|photos|video* .. go|going|put|will on|online|viral|internet & pay|or|says|threat*, my face .. in|on|into porn|video*|nude|adult|body, using my ?photo* ?face & porn|fake|dating|sex*
  asks|ask|asking|demands|wants .. more|another ?my nude*|pictures|photos|video*, has my nude*|naked|private, paid .. job|work|loan & block*|fake|gone|vanish*|not`

export const medical = `
  bleed* a|so|too|very lot|much|heavily|badly, bleed* heavily|badly|profusely|not, is|am bleeding, lost .. blood, i bleed
  unconscious|unconcious|fainted|collapsed, not|stopped ?able ?to breath*, can not breathe
  heart attack, having|had a stroke ?now ?just $, having a stroke, chest pain, labour|labor|contraction* pain*|started, water broke
  need|call|send|get|want|where|no .. ambulance
  had|met|been|there ?with ?been|is ?in ?a|an ?terrible ?bad ?road accident, accident happened
  house|home|kitchen|shop|building|saree|dupatta|clothes ?is|are|has ?on|caught fire
  snake bit*, bitten by .. snake, electric shock, is|was drowning|electrocuted, fell|fall|fallen & not wake|waking|respond*|moving|getting, pregnan*|pregnent|months & bleed*|blood, he|she|mother|father|baby|husband .. not respond*, pregnan* & pain|fits|fever, medical emergency, ^ ?it ?is ?an emergency $, baby|infant|newborn .. not moving|wake|breath*|respond*
  chest pain*|tight*|pressure|hurts, pain|pressure|tight* in|down|across my|his|her|the ?left ?entire chest|arm, severe|crushing chest, left arm & pain|numb|sweat*|chest
  face|mouth|side .. droop*|twisted|crooked|paralys*|numb, droop* & speak|arm|speech|face, slurred|slurring speech|words, he|she|mother|father|husband .. can not speak|talk|move, one side .. weak|numb|not|paralys*|drop*
  swallow* ?a|an|some|the|my|small ?small ?button|lithium battery|coin|magnet*|pin|needle|button|bleach|cleaner|toy|marble|bead, chok*|choking ?on ?a ?food|coin|grape|peanut|badly & can not|baby|son|blue|breath*|help, is choking, choking on, turn* blue
  seizure*, having|has|getting|got ?a fits, convuls*, foam* .. mouth, high|very fever .. baby|newborn|fits|104|105|106, fever ?of ?is 104|105|106
  snake bit*|bite*, bit|bitten by|her|him|me .. snake|scorpion|dog, dog bite|bit .. deep|face|bleed*, scorpion sting*|stung
  not waking, not wake|waking up & faint*|collapsed|father|mother|he|she, fainted, passed out, unresponsive, collapsed, no pulse
  burn*|burnt|scald* ?very badly|severe*, cylinder|gas burst|blast|leak*|exploded|fire, hit|run over by ?a car|truck|bus|bike|train, head .. bleed*|blood|injur*, bleed* .. head, not stop* bleeding
  water broke|broken|breaking|burst, baby is coming now|out|fast, am|is|gone|going ?gone in|into labour|labor $, in labour|labor now|since|and|for, not feel* .. baby|kick*|move*, baby .. not moving|kicking, unable to breathe, trouble|difficulty|struggling|gasping breathing|to breathe|for ?breath|air, lips .. blue
  electrocut*, drown* & pool|well|river|pond|lake|child|son|breath*, allergic & breath*|swell*|throat, stroke & face|arm|speak|having, vomit* blood, blood in|vomit .. vomit, coughing ?up blood
  he|she|grandfather|grandmother|father|mother|husband|son|daughter|baby ?suddenly can not move|feel|lift|stand|speak|see & side|arm|leg|face|suddenly|left|right|speak, throat|tongue .. closing|swelling|swollen|closed, suddenly|just collapsed|fell|unconscious|blind & he|she|father|mother|husband|grandfather|not, not|stop* ?a breath*, bee|wasp sting .. throat|breath*|swell*
  fallen|fell|fall & can not|unable get|stand|move|walk ?up & hurt*|hip|leg|back|head|grandma|mother|badly, clutch*|holding his|her ?left chest|arm|heart, chest & sweat*|collapsed, machine|saw|blade|grinder .. cut|crushed|caught .. hand|finger*|arm|leg, finger*|hand|leg cut|chopped off
  blood & pregnant|months, toddler|baby|child|son|daughter|kid|he|she .. drank|ate|swallow* .. cleaner|poison|acid|phenyl|kerosene|bleach|medicine|pills|detergent|battery|coin, cylinder|stove|boiler|pressure cooker burst|exploded|blast, is|are|was ?badly burnt|burned|scalded ?badly $, touched .. live|electric wire`

/** Names of dangers: they count by themselves, unless the message is about work against them. */
export const nouns = {
  selfHarm: `suicide*, self harm*, khudkushi, khud kushi, aatmahatya`,
  child: `child abuse|marriage|labour|labor|trafficking, bal vivah|shoshan, pocso`,
  violence: `abuse*, domestic violence|abuse|voilence, rape|raped|rapist, molest*, sexual*|sexually assault*|harass*|abuse*|violence, acid attack, dowry, honour|honor killing, traffick*, gharelu hinsa, balatkar, dahej, kidnap*, maarpeet*`,
}
