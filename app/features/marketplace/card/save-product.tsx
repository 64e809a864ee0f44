import { Icon } from '#app/ui/icon/icon.tsx'
import { useDeviceForm } from '#app/ui/form/use-device-form.ts'
import { useIsSaved } from '#app/ui/use-is-saved.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'

/** The heart on a product: adds it to the saved list, or removes it. */
export function SaveProduct({ slug, title }: { slug: string; title: string }) {
  const isSaved = useIsSaved(`p-${slug}`)
  const onSubmit = useDeviceForm('/saved')
  return (
    <form method="post" action={localePath('/saved')} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'add'} />
      <input type="hidden" name="kind" value="product" />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="returnTo" value="/saved" />
      <button className="save" aria-label={copy.card.save(title)} aria-pressed={isSaved}>
        <Icon name="heart" small />
      </button>
    </form>
  )
}
