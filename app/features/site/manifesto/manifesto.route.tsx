import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { storeTestimony } from '#app/features/testimonies/commands/submit-testimony.server.ts'
import { addressOf } from '#app/platform/config/config.server.ts'
import { contextOf, findMember, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { WING_GROUPS } from '#app/ui/wings/wings.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/manifesto.route'
import { Belief } from './belief.tsx'
import { CoCreate } from './co-create.tsx'
import { copy, manifestoWords } from './copy.ts'
import { Invitation } from './invitation.tsx'
import './manifesto.css'
import { NewWing } from './new-wing.tsx'
import { Roots } from './roots.tsx'
import { Torch } from './torch.tsx'
import { WingGroups } from './wing-groups.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.words.metaTitle),
  { name: 'description', content: loaderData?.words.metaDescription },
]

/** The same for everybody. The text is loader data, not part of the bundle. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [], params: ['ask'] })
  const { config } = ctx
  const address = addressOf(config.mail.from)
  const member = findMember(ctx)
  return {
    prefill: member && prefillOf(ctx),
    words: manifestoWords(config.brandName),
    mail: { href: `mailto:${address}`, label: copy.invitation.mail(address) },
    torch: drawKolam({ kind: 'torch' }),
    groups: WING_GROUPS.map(({ id, dye, manifestoTitle, wings }) => ({
      id,
      dye,
      title: manifestoTitle,
      wings: wings.map(({ id, path, title, line }) => ({
        id,
        path,
        title,
        line,
        kolam: drawKolam({ kind: 'wing', wing: id }),
      })),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  return receiveForm(ctx, { ...frontForms, ...testimonyForms }, posted, storeTestimony(ctx, posted))
}

export default function Manifesto({ loaderData, actionData }: Route.ComponentProps) {
  const { words, mail, torch, groups, prefill } = loaderData
  return (
    <main id="main" className="manifesto" tabIndex={-1}>
      <Torch words={words} kolam={torch} />
      <Belief words={words.belief} />
      <WingGroups words={words.wings} groups={groups} />
      <CoCreate words={words.coCreate} newTab={words.newTab} />
      <Roots words={words.roots} />
      <NewWing words={words.newWing} newTab={words.newTab} />
      <Invitation words={words} mail={mail} prefill={prefill} answer={actionData} />
    </main>
  )
}
