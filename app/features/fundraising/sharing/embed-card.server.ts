import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { campaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import type { CampaignCard } from '#app/features/fundraising/views.ts'
import type { Site } from '#app/platform/config/site.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'
import { copy } from './copy.ts'
import style from './embed.css?raw'

type Html = ReturnType<typeof html>
type Brand = Pick<Site, 'siteUrl' | 'brandName'>

// One expression: the policy has the hash of exactly this text.
const STYLE = raw(`<style>${style}</style>`)
const styleHash = createHash('sha256').update(style).digest('base64')

/** Any site may frame the card. It runs no script, sends no form and loads only pictures of this site. */
export const EMBED_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`

/** The card as a document of its own; its links open a new tab. */
export function embedCard(campaign: CampaignCard, { siteUrl, brandName }: Brand): Html {
  const { title, location, imageUrl, percent, raised, ofGoal, supporters, daysLeft } = campaignCardView(campaign)
  const url = `${siteUrl}/campaign/${campaign.slug}`
  const filled = Math.min(percent, 100)
  const words = copy.embed
  return documentOf(
    { brandName, title, canonical: url },
    html`<a class="embed" href="${url}" target="_blank" rel="noopener">
      ${imageUrl?.startsWith('/') ? html`<img src="${imageUrl}" alt="" width="640" height="360" />` : ''}
      <span class="body">
        <strong class="title">${title}</strong>
        <span class="soft">${location}</span>
        <svg role="img" aria-label="${words.progress(percent)}" viewBox="0 0 100 4" preserveAspectRatio="none">
          <rect class="whole" width="100" height="4" />
          <rect class="part" width="${filled}" height="4" />
        </svg>
        <span class="row"
          ><span><b>${raised}</b> ${ofGoal}</span><span class="soft">${supporters}</span></span
        >
        <span class="row">
          <span class="call">${campaign.isOpen ? words.support(brandName) : words.read(brandName)}</span>
          <span class="soft">${daysLeft}</span>
        </span>
      </span>
    </a>`,
  )
}

/** For an unknown campaign. */
export function missingCard({ siteUrl, brandName }: Brand): Html {
  const { missing, missingHint, all } = copy.embed
  return documentOf(
    { brandName, title: missing, canonical: `${siteUrl}/campaign` },
    html`<a class="embed" href="${siteUrl}/campaign" target="_blank" rel="noopener">
      <span class="body">
        <strong class="title">${missing}</strong>
        <span class="soft">${missingHint}</span>
        <span class="call">${all}</span>
      </span>
    </a>`,
  )
}

function documentOf(
  { brandName, title, canonical }: { brandName: string; title: string; canonical: string },
  card: Html,
): Html {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${documentTitle(brandName, title)}</title>
        <link rel="canonical" href="${canonical}" />
        ${STYLE}
      </head>
      <body>
        <main>${card}</main>
      </body>
    </html>`
}
