/** A drawing of the demo data. */
export interface DemoPicture {
  kind: 'product' | 'seller' | 'campaign' | 'story' | 'startup' | 'event'
  /** The slug of what it shows; a story's title. */
  of: string
  /** An SVG in db/demo/pictures. */
  file: string
  /** What it shows. A seller's portrait and a campaign's cover are next to a name and do not use it. */
  alt: string
}

const make =
  (kind: DemoPicture['kind']) =>
  (of: string, file: string, alt: string): DemoPicture => ({ kind, of, file, alt })
const product = make('product')
const seller = make('seller')
const campaign = make('campaign')
const story = make('story')
const startup = make('startup')
const event = make('event')

/** In the order in which a new installation adds them: what the first page shows comes first. */
export const PICTURES: readonly DemoPicture[] = [
  campaign('rukmini-grocery', 'rukmini-grocery', 'Shopkeeper who fills the new cold-drink fridge in her grocery shop'),
  campaign('sunita-story', 'pit-loom', 'Weaver at a pit loom, with a fort by the river in the window'),
  campaign('lakshmi-story', 'tailoring-room', 'Tailor bent over her sewing machine, with school uniforms behind her'),
  campaign('meena-story', 'papad-packets', 'Woman who seals packets of papad, with papad on drying racks behind her'),
  campaign('fatima-story', 'electric-auto', 'Woman who drives two students to college in an electric auto'),
  campaign('kamala-story', 'nursing-class', 'Student nurses who measure a grandmother’s blood pressure in class'),
  product('handloom-dupatta-madder', 'dupatta-madder', 'Undyed dupatta with madder stripes, swung between two pegs'),
  product(
    'mango-pickle-500-g',
    'mango-pickle',
    'Glass jar of mango pickle under a tied cloth, with raw mango and chillies',
  ),
  product('terracotta-jhumka-pair', 'terracotta-jhumka', 'Pair of terracotta jhumka with painted dots, on a cord'),
  product('sikki-grass-basket-medium', 'sikki-basket', 'Coiled golden sikki basket with its lid leaning behind it'),
  product('tulsi-in-a-clay-pot', 'tulsi-pot', 'Tulsi plant in a painted clay pot, with a small lamp'),
  product(
    'neem-soap-three-bars',
    'neem-soap',
    'Three green bars of neem soap, one stamped with a leaf, and a sprig of neem',
  ),
  product(
    'cotton-saree-jamun-with-border',
    'saree-jamun-border',
    'Purple checked saree worn by a woman, seen from behind, who spreads the pallu',
  ),
  product('urad-papad-250-g', 'urad-papad', 'Stack of urad papad on a brass plate, one of them upright'),
  product('mirror-work-cushion-cover', 'mirror-cushion', 'Square indigo cushion with mirrors, stitches and tassels'),
  product('black-rice-1-kg', 'black-rice', 'Bowl heaped with black rice, with ears of paddy'),
  product(
    'dhaka-shawl-red-and-ochre',
    'shawl-dhaka',
    'Dhaka shawl in red, black and ochre round a woman’s shoulders, seen from behind',
  ),
  product('bangles-with-stitched-cord', 'bangles-cord', 'Four bangles wound with dyed cord on a wooden rod'),
  product('hibiscus-hair-oil-200-ml', 'hibiscus-oil', 'Glass bottle of hair oil with red hibiscus flowers'),
  product('kauna-reed-mat', 'kauna-mat', 'Woven reed mat, half rolled, with a cut bundle of reed'),
  product('marigold-seedlings-six', 'marigold-seedlings', 'Six marigold seedlings in leaf cups on a wooden tray'),
  product(
    'garlic-chutney-200-g',
    'garlic-chutney',
    'Red garlic chutney in a stone mortar, with garlic and dried chillies',
  ),
  product(
    'felt-finger-puppets-five',
    'felt-puppets',
    'Hand with five felt puppets: an owl, a goat, a tiger, a girl and a grandmother',
  ),
  product('terracotta-pendant-lotus', 'lotus-pendant', 'Terracotta pendant in the form of a lotus, on a dark cord'),
  product(
    'rose-and-besan-face-pack-150-g',
    'face-pack',
    'Open tin of yellow face pack with a wooden spoon, a rose and rose petals',
  ),
  product('maheshwari-stole-neem-green', 'stole-neem', 'Folded green stole with a striped border and a knotted fringe'),
  seller('lata-maheshwar', 'seller-lata', 'Weaver in a red pallu with a shuttle in her hand'),
  seller('savitri-nashik', 'seller-savitri', 'Grey-haired woman with a jar of mango pickle'),
  seller('nasreen-bankura', 'seller-nasreen', 'Woman in a blue headscarf who shapes a clay pot on a wheel'),
  seller('munni-devi-madhubani', 'seller-munni-devi', 'Woman with a yellow pallu over her hair who coils a basket'),
  seller('kamala-puri', 'seller-kamala', 'Woman with a long plait and a flowering plant in a clay pot'),
  seller('jhansi-shg-warangal', 'seller-jhansi-shg', 'Three women from behind, before a shelf of soap'),
  seller('revathi-chettinad', 'seller-revathi', 'Woman with flowers in her hair and three folded checked sarees'),
  seller('bikaner-mahila-mandal', 'seller-mahila-mandal', 'Two women in bright odhnis who roll papad together'),
  seller('hansaben-kutch', 'seller-hansaben', 'Woman in a black veil who stitches mirrors on blue cloth'),
  seller('ibemhal-imphal', 'seller-ibemhal', 'Woman in a pink shawl with a brass bowl of black rice'),
  seller('sarita-lalitpur', 'seller-sarita', 'Woman in a patterned shawl with a spindle of red yarn'),
  campaign('beats-for-books', 'girls-library', 'Two girls who read on a mat before a full shelf, under a lamp'),
  campaign('supper-under-the-lamps', 'shimla-blankets', 'Old woman who knits by her window, with a bright blanket'),
  campaign(
    'ride-to-school',
    'bicycle-repair',
    'Schoolgirl with a spanner at an upturned bicycle, and a friend with a pump',
  ),
  story(
    'The lake behind our hostel',
    'lake-clean-up',
    'Students with a full basket at the lake, a kingfisher on the new fence',
  ),
  story(
    'Reading hour under the neem tree',
    'reading-under-neem',
    'Six girls under a neem tree, with a newspaper, a soap box and a card',
  ),
  story(
    'Blood pressure at the bus stand',
    'bus-stand-pressure',
    'Nursing student who measures blood pressure at a bus stand in the hills',
  ),
  story('Prices on the wall', 'prices-on-wall', 'Student with a calculator and a bill before two women who fry snacks'),
  story('She only wanted company', 'tuesday-thukpa', 'Two bowls of steaming thukpa on a table by a window at night'),
  story(
    'Two hundred saplings and one goat',
    'saplings-and-goat',
    'Woman at a fence of thorns before rows of saplings, and a goat',
  ),
  story(
    'The community kitchen needed a list',
    'community-kitchen',
    'Neighbours who cook and serve at night under lamps and a tin roof',
  ),
  startup('neer-testing-kits', 'neer-water-test', 'Woman who holds a test tube of well water up to the light'),
  startup('tiffin-tara', 'tiffin-tara', 'Rider who ties stacked tiffin boxes to the seat of her scooter'),
  startup('dhaga-tools', 'dhaga-folding-loom', 'Weaver at a folding loom in a small room, a folded one on the wall'),
  event(
    'beats-for-books',
    'beats-and-books',
    'Student in headphones at two turntables, with a pile of books under lamps',
  ),
  event('supper-under-the-lamps', 'lamps-and-dance', 'Grey-haired woman who dances to a drum beside a laid table'),
  event('ride-to-school', 'ride-together', 'Two schoolgirls who ride bicycles through a town square in the morning'),
  event('slow-morning-by-the-lake', 'lake-morning', 'Two glasses of tea and a flask on stone steps by a quiet lake'),
  event('clay-and-quiet', 'clay-table', 'Clay bowl, a small clay bird and tools on a table by a window'),
  event('evening-of-humming', 'tanpura-evening', 'Tanpura on a mat beside a brass lamp, with dusk in the window'),
]
