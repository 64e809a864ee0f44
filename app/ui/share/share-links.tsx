import { useSyncExternalStore } from 'react'
import { BrandIcon, Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { shareCopy } from './share-copy.ts'
import { showToast } from '#app/ui/toasts.tsx'

const PLACES = [
  { mark: 'whatsapp', name: 'WhatsApp', href: whatsappLink },
  { mark: 'facebook', name: 'Facebook', href: facebookLink },
  { mark: 'x', name: 'Twitter', href: twitterLink },
] as const

interface Shared {
  /** Absolute. */
  url: string
  text: string
}

/**
 * Links that share `text` and the page at `url`; no scripts of these companies are loaded. With JavaScript also the
 * phone's own share sheet, where there is one, and a button that copies the link.
 */
export const ShareLinks = keptPart('share-links', function ShareLinks({ url, text }: Shared) {
  const isScripted = useSyncExternalStore(never, yes, no)
  const hasSheet = useSyncExternalStore(never, hasShareSheet, no)
  return (
    <>
      {hasSheet && (
        <button
          type="button"
          className="icon-button box"
          aria-label={shareCopy.device}
          title={shareCopy.device}
          onClick={() => openShareSheet({ url, text })}
        >
          <Icon name="share-2" />
        </button>
      )}
      {PLACES.map(({ mark, name, href }) => (
        <a
          key={mark}
          className="icon-button box"
          href={href(url, text)}
          aria-label={shareCopy.on(name)}
          title={shareCopy.on(name)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <BrandIcon name={mark} />
        </a>
      ))}
      {isScripted && (
        <button type="button" className="btn secondary sm" onClick={() => void copyLink(url)}>
          {shareCopy.copy}
        </button>
      )}
    </>
  )
})

const never = () => () => {}
const yes = () => true
const no = () => false
const hasShareSheet = () => 'share' in navigator

/** A rejected promise means that it was closed without sharing. */
export const openShareSheet = (shared: Shared): void => void navigator.share(shared).catch(() => {})

/** Without access to the clipboard the link is shown, so that it can be copied by hand. */
async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast(shareCopy.copied)
  } catch {
    showToast({ title: shareCopy.byHand, body: url })
  }
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
