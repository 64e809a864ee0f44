import { localePath } from '#app/platform/language/language-paths.ts'
import { Icon } from './icon/icon.tsx'
import type { IconName } from './icon/icon-names.ts'

interface DownloadOrPrintProps {
  /** The file to download. */
  href: string
  icon: IconName
  copy: { download: string; print: string }
  hint: string
}

/** A link to download the page's document and a button to print it. */
export function DownloadOrPrint({ href, icon, copy, hint }: DownloadOrPrintProps) {
  return (
    <div className="stack no-print">
      <div className="row">
        <a className="btn secondary" href={localePath(href)} download>
          <Icon name={icon} small />
          {copy.download}
        </a>
        <button type="button" className="btn secondary print" onClick={() => print()}>
          <Icon name="printer" small />
          {copy.print}
        </button>
      </div>
      <p className="small secondary-ink">{hint}</p>
    </div>
  )
}
