import { Icon } from '#app/ui/icon.tsx'
import { ShareLinks } from '#app/ui/share-links.tsx'
import { shareOnPhone } from '#app/features/stories/card/story-card.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './story-copy.ts'

const PANEL = 'share'

/**
 * Ways to pass a story on, in a panel that the browser opens by itself, also without a script. Where the phone has its
 * own share sheet, that opens instead.
 */
export function SharePanel({ title, url }: { title: string; url: string }) {
  const words = copy
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
        {words.share}
      </button>
      <div className="sheet sharepanel" id="share-panel" popover="auto" role="dialog" aria-label={words.share}>
        <div className="row between">
          <h2>{words.share}</h2>
          <button
            type="button"
            className="iconbtn"
            popoverTarget="share-panel"
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="row">
          <ShareLinks url={url} text={words.shareText(title)} />
        </div>
        <label className="field">
          <span className="small">{words.address}</span>
          <input className="inp" readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
        <button type="button" className="btn sec2" onClick={() => void copyLink(url)}>
          {words.copy}
        </button>
      </div>
    </>
  )
}

/** Where the browser does not let us, the address above can be marked by hand. */
async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast(copy.copied)
  } catch {
    document.querySelector<HTMLInputElement>('.sharepanel input')?.focus()
  }
}
