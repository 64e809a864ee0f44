import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import type { MediaView } from '#app/features/media/views.ts'
import { portraitAlt } from '#app/features/marketplace/makers/portrait-copy.ts'
import { Check } from '#app/ui/form/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'

const PICTURES = ['image'] as const
const words = copy.fields.portrait

interface PortraitFieldProps {
  shopName: string
  portrait: MediaView | null
  error: string | undefined
  onBusy: (isBusy: boolean) => void
}

/** The seller's portrait: the current one, a box that removes it (also without JavaScript), and a new one. */
export function PortraitField({ shopName, portrait, error, onBusy }: PortraitFieldProps) {
  return (
    <>
      {portrait && (
        <fieldset className="field portrait">
          <legend>{words.now}</legend>
          <div className="row">
            <span className="avatar framed">
              <Picture picture={portrait} alt={portraitAlt(shopName)} sizes="88px" />
            </span>
            <Check name="portraitOff" value="yes" label={words.remove} />
          </div>
        </fieldset>
      )}
      <LazyUploadField
        // A saved picture leaves the field empty.
        key={portrait?.id}
        name="portrait"
        label={portrait ? words.change : words.add}
        hint={words.hint}
        error={error}
        max={1}
        rules={UPLOAD_RULES}
        kinds={PICTURES}
        onBusy={onBusy}
      />
    </>
  )
}

/** The id of a new portrait; null when it is removed, undefined when it stays. */
export function readPortrait(posted: FormData): string | null | undefined {
  const id = String(posted.get('portraitId') ?? '')
  if (isUuid(id)) return id
  return posted.has('portraitOff') ? null : undefined
}
