import { Icon } from '#app/ui/icon/icon.tsx'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { shareOnPhone } from '#app/features/stories/card/story-card.tsx'
import { copy } from '#app/features/stories/story/story-copy.ts'

const PANEL = 'share'

/**
 * Links to share a story, in a popover that opens without JavaScript. On phones the system's share sheet opens instead.
 */
export function SharePanel({ title, url }: { title: string; url: string }) {
  return (
    <>
      <button
        type="button"
        className="btn sm"
        popoverTarget="share-panel"
        id={PANEL}
        onClick={(event) => shareOnPhone(event, { title, url })}
      >
        <Icon name="share-2" />
        {copy.share}
      </button>
      <div className="sheet share-panel" id="share-panel" popover="auto" role="dialog" aria-label={copy.share}>
        <div className="row between">
          <h2>{copy.share}</h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget="share-panel"
            popoverTargetAction="hide"
            aria-label={copy.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="row">
          <ShareLinks url={url} text={copy.shareText(title)} />
        </div>
        <label className="field">
          <span className="small">{copy.address}</span>
          <input className="input" readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      </div>
    </>
  )
}
