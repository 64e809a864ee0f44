/** A drawing of the demo data. */
export interface DemoPicture {
  kind: 'product'
  /** The slug of what it shows. */
  of: string
  /** An SVG in db/demo/pictures. */
  file: string
  alt: string
}

const product = (of: string, file: string, alt: string): DemoPicture => ({ kind: 'product', of, file, alt })

/** In the order in which a new installation adds them: what the first page shows comes first. */
export const PICTURES: readonly DemoPicture[] = [
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
]
