import { foreignLang } from '#app/platform/language/current-language.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { shareCopy } from '#app/ui/share/share-copy.ts'
import { openShareSheet, whatsappLink } from '#app/ui/share/share-links.tsx'
import type { CampaignView } from './campaign-view.server.ts'

type DockView = Pick<CampaignView, 'slug' | 'title' | 'pageUrl' | 'ctaText'>

/** On phones: the donate button and sharing at the lower edge. */
export const Dock = keptPart('campaign-dock', function Dock({ campaign }: { campaign: DockView }) {
  const { slug, title, pageUrl, ctaText } = campaign
  /** Opens the phone's share sheet when there is one; else the link opens WhatsApp. */
  function share(event: MouseEvent) {
    if (!('share' in navigator)) return
    event.preventDefault()
    openShareSheet({ url: pageUrl, text: shareCopy.campaign(title) })
  }
  return (
    <aside className="dock only-m" aria-labelledby="dock-give">
      <Link id="dock-give" className="btn primary big" to={`/campaign/${slug}/support`} lang={foreignLang(ctaText)}>
        {ctaText}
      </Link>
      <a
        className="icon-button box"
        href={whatsappLink(pageUrl, shareCopy.campaign(title))}
        aria-label={shareCopy.device}
        onClick={share}
      >
        <Icon name="share-2" />
      </a>
    </aside>
  )
})
