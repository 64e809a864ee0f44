import { Icon } from '#app/ui/icon/icon.tsx'
import { useDeviceForm } from '#app/ui/form/use-device-form.ts'
import { useIsSaved } from '#app/ui/use-is-saved.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'

/** Adds the campaign to the device's saved list, or removes it. */
export function SaveButton({ slug }: { slug: string }) {
  const isSaved = useIsSaved(`c-${slug}`)
  const onSubmit = useDeviceForm('/saved')
  return (
    <form method="post" action={localePath('/saved')} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'add'} />
      <input type="hidden" name="kind" value="campaign" />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="returnTo" value={`/campaign/${slug}`} />
      <button className="btn secondary sm wide">
        <Icon name={isSaved ? 'bookmark-check' : 'bookmark'} small />
        {isSaved ? copy.saved : copy.save}
      </button>
    </form>
  )
}
