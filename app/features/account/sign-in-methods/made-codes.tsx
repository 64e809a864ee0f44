import { useEffect, useRef } from 'react'
import { copy } from '#app/features/account/copy.ts'
import { showToast } from '#app/ui/toasts.tsx'

const words = copy.recoveryCodes.made
const GROUP = /.{4}/g

const grouped = (code: string) => code.match(GROUP)?.join(' ') ?? code

/** New recovery codes, which are shown only now: to write down, print, copy or save. */
export default function MadeCodes({ codes }: { codes: readonly string[] }) {
  const shown = codes.map(grouped)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = [words.fileTitle(location.host), ...shown].join('\n')
  return (
    <div className="made-codes stack">
      <h4 ref={title} tabIndex={-1}>
        {words.title(codes.length)}
      </h4>
      <p className="no-print">{words.lead}</p>
      <p className="print-only">{words.fileTitle(location.host)}</p>
      <ol>
        {shown.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ol>
      <p className="row no-print">
        <button type="button" className="btn secondary" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" className="btn secondary" onClick={() => copyText(shown.join('\n'))}>
          {words.copy}
        </button>
        <button type="button" className="btn secondary" onClick={() => download(`${text}\n`)}>
          {words.download}
        </button>
      </p>
    </div>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(words.copied)
  } catch {
    showToast(words.byHand)
  }
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = words.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
