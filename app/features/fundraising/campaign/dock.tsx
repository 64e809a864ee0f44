import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { shareCopy } from '#app/ui/share-copy.ts'
import { whatsappLink } from '#app/ui/share-links.tsx'
import type { CampaignView } from './campaign-view.server.ts'

/** On phones: the one action at the thumb, and sharing. */
export function Dock({ campaign: { slug, title, pageUrl, ctaText } }: { campaign: CampaignView }) {
  /** The phone's own share sheet where there is one; else the link leads to WhatsApp. */
  function share(event: MouseEvent) {
    if (!('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title, url: pageUrl }).catch(() => {})
  }
  return (
    <aside className="dock only-m" aria-label={ctaText}>
      <Link className="btn primary big" to={`/campaign/${slug}/support`}>
        {ctaText}
      </Link>
      <a
        className="iconbtn box"
        href={whatsappLink(pageUrl, shareCopy.campaign(title))}
        aria-label={shareCopy.device}
        onClick={share}
      >
        <Icon name="share-2" />
      </a>
    </aside>
  )
}
