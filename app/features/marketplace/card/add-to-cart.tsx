import { foreignLang } from '#app/platform/language/current-language.ts'
import { useDeviceForm } from '#app/ui/form/use-device-form.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'

/** Adds one unit to the cart. */
export function AddToCart({ slug, title, returnTo }: { slug: string; title: string; returnTo: string }) {
  const onSubmit = useDeviceForm('/cart')
  return (
    <form method="post" action={localePath('/cart')} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button className="btn secondary sm wide">
        {copy.card.add}
        <span className="visually-hidden" lang={foreignLang(title)}>{`: ${title}`}</span>
      </button>
    </form>
  )
}
