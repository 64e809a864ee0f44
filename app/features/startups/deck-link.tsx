import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'

/** The link to a pitch deck with its format and size. The file is downloaded, not opened inside the site. */
export function DeckLink({ deck, slug }: { deck: { src: string; bytes: number }; slug: string }) {
  return (
    <a className="btn secondary" href={deck.src} download={`${slug}-pitch-deck.pdf`}>
      <Icon name="file-text" />
      {copy.deck(deck.bytes)}
    </a>
  )
}
