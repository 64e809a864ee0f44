import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { shareCopy } from '#app/ui/share/share-copy.ts'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/share.route'
import { copy } from './copy.ts'
import { shortUrlOf } from './shared-campaign.server.ts'
import './share.css'

const EMBED_SIZE = { width: 360, height: 460 }

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** Everything to share a campaign with; 404 for somebody else's. */
export function loader({ context }: Route.LoaderArgs) {
  const { ctx, campaign } = ownCampaignOf(context, 'any')
  const { config } = ctx
  const { slug, title } = campaign
  const path = `/campaign/${slug}`
  return {
    slug,
    title,
    shortUrl: shortUrlOf(config.siteUrl, campaign),
    path,
    embedPath: `/embed${path}`,
    embedCode: embedCode(`${config.siteUrl}/embed${path}`, title),
  }
}

function embedCode(url: string, title: string): string {
  const label = copy.embed.frame(title).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const { width, height } = EMBED_SIZE
  return `<iframe src="${url}" title="${label}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

export default function ShareCampaign({ loaderData }: Route.ComponentProps) {
  const { slug, title, shortUrl, path } = loaderData
  return (
    <ManagePage slug={slug} campaign={title} current="/share">
      <div className="share-campaign">
        <p className="secondary-ink">{copy.lead}</p>
        <section className="card pad stack" aria-labelledby="send">
          <h2 id="send">{copy.sendTitle}</h2>
          <label className="field">
            <span>{copy.link}</span>
            <input className="input" readOnly value={shortUrl} aria-describedby="link-hint" />
          </label>
          <p className="small secondary-ink" id="link-hint">
            {copy.linkHint}
          </p>
          <div className="row">
            <ShareLinks url={shortUrl} text={shareCopy.campaign(title)} />
          </div>
        </section>
        <section className="card pad stack" aria-labelledby="poster">
          <h2 id="poster">{copy.posterTitle}</h2>
          <p className="small secondary-ink">{copy.posterHint}</p>
          <p>
            <a className="btn secondary" href={localePath(`${path}/poster.pdf`)}>
              {copy.poster}
            </a>
          </p>
        </section>
        <Pictures path={path} title={title} />
        <Embed {...loaderData} />
      </div>
    </ManagePage>
  )
}

function Pictures({ path, title }: { path: string; title: string }) {
  return (
    <section className="card pad stack" aria-labelledby="pictures">
      <h2 id="pictures">{copy.picturesTitle}</h2>
      <p className="small secondary-ink">{copy.picturesHint}</p>
      <ul className="pictures">
        {(['square', 'story'] as const).map((size) => (
          <li key={size}>
            <a href={localePath(`${path}/picture/${size}.jpg`)} download>
              <img
                src={localePath(`${path}/picture/${size}.jpg`)}
                alt={copy.pictureOf(title)}
                width="1080"
                height={size === 'square' ? '1080' : '1920'}
                loading="lazy"
              />
              {copy.pictures[size]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Embed({ embedPath, embedCode: code }: { embedPath: string; embedCode: string }) {
  return (
    <section className="card pad stack" aria-labelledby="embed">
      <h2 id="embed">{copy.embedTitle}</h2>
      <p className="small secondary-ink">{copy.embedHint}</p>
      <label className="field">
        <span>{copy.embedCode}</span>
        <textarea className="input" readOnly rows={5} value={code} spellCheck={false} />
      </label>
      <p>
        <a href={embedPath} target="_blank" rel="noopener">
          {copy.embedLook}
        </a>
      </p>
    </section>
  )
}
