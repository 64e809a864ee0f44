import { BrandIcon } from './icon.tsx'
import { shareCopy } from './share-copy.ts'

const PLACES = [
  { mark: 'whatsapp', name: 'WhatsApp', href: whatsappLink },
  { mark: 'facebook', name: 'Facebook', href: facebookLink },
  { mark: 'x', name: 'Twitter', href: twitterLink },
] as const

/** Links that share `text` and the page at `url` (absolute); no scripts of these companies are loaded. */
export function ShareLinks({ url, text }: { url: string; text: string }) {
  return PLACES.map(({ mark, name, href }) => (
    <a
      key={mark}
      className="iconbtn box"
      href={href(url, text)}
      aria-label={shareCopy.on(name)}
      title={shareCopy.on(name)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <BrandIcon name={mark} />
    </a>
  ))
}

export function whatsappLink(url: string, text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
}

function facebookLink(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`
}

function twitterLink(url: string, text: string): string {
  return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`
}
