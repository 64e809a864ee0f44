import { Form, Link, redirect, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { forgetNotes } from '#app/features/private-notes/commands/forget-notes.server.ts'
import { setNoteSync } from '#app/features/private-notes/commands/set-note-sync.server.ts'
import { findNoteSync, listNotes } from '#app/features/private-notes/queries.server.ts'
import { notesForm } from '#app/features/private-notes/schema.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import '#app/features/private-notes/cards/private-cards.css'
import type { Route } from './+types/notes.route'
import { copy } from './copy.ts'
import { InAccount } from './in-account.tsx'
import { listed } from './listed.server.ts'
import './notes.css'
import { OnDevice } from './on-device.tsx'

const PATH = '/account/notes'

/** The title shows only the site's name, because others may see the screen. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

/** The account's notes; those on the device are only known to the browser. Open to visitors. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const member = findMember(ctx)
  const [since, notes] = await Promise.all([findNoteSync(ctx), listNotes(ctx)])
  return {
    account: member && { owner: member.userId, isOn: since !== null, since: since && formatDate(since) },
    kept: listed(notes),
  }
}

/** Switches account storage, or deletes one note or all. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const asked = v.safeParse(notesForm, Object.fromEntries(await readForm(request)))
  if (!findMember(ctx)) throw redirect(signInHref(PATH), 303)
  if (!asked.success) throw redirect(`${PATH}?done=refused`, 303)
  if (asked.output.intent !== 'switch') {
    await forgetNotes(ctx, asked.output)
    throw redirect(`${PATH}?done=removed#in-account`, 303)
  }
  const { keeping, returnTo } = asked.output
  await setNoteSync(ctx, { on: keeping === 'on' })
  throw redirect(safePath(returnTo, `${PATH}?done=${keeping}`), 303)
}

export default function Notes({ loaderData }: Route.ComponentProps) {
  const { account, kept } = loaderData
  const [search] = useSearchParams()
  const done = search.get('done')
  return (
    <main id="main" className="notes-page" tabIndex={-1}>
      <header className="stack">
        {account && (
          <Link className="crumb" to="/account">
            <Icon name="arrow-left" small />
            {copy.back}
          </Link>
        )}
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      {done && (
        <p className="notice" role="status">
          {Object.hasOwn(copy.done, done) ? copy.done[done as keyof typeof copy.done] : copy.refused}
        </p>
      )}
      <Switch account={account} />
      {account && <InAccount kept={kept} />}
      <OnDevice account={account} />
    </main>
  )
}

function Switch({ account }: { account: Route.ComponentProps['loaderData']['account'] }) {
  const words = copy.switch
  return (
    <section className="card" aria-labelledby="switch">
      <h2 id="switch">{words.title}</h2>
      {account ? (
        <Form method="post" className="stack" noValidate>
          <p>{account.since ? words.on(account.since) : words.off}</p>
          <input type="hidden" name="intent" value="switch" />
          <input type="hidden" name="keeping" value={account.isOn ? 'off' : 'on'} />
          <p>
            <button className={account.isOn ? 'btn secondary' : 'btn primary'}>
              {account.isOn ? words.turnOff : words.turnOn}
            </button>
          </p>
          {account.isOn && <p className="small secondary-ink">{words.offHint}</p>}
        </Form>
      ) : (
        <>
          <p>{words.visitor}</p>
          <p>
            <Link className="btn secondary" to={signInHref(PATH)}>
              {words.signIn}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
