import { parseFields } from '#app/platform/form/parse-fields.ts'
import { invalid } from '#app/platform/form/parse-form.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Flame } from '#app/ui/kolam/flame.tsx'
import type { Route } from './+types/torch.route'
import { Chat } from './chat.tsx'
import { conversationReducer } from './conversation.ts'
import { copy } from './copy.ts'
import { messageForm } from './form.ts'
import { replyTo } from './reply.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'

const words = copy.chat

/** The title is only the brand, because other people may see it. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

/** Without JavaScript the same rules answer here. The message is neither stored nor logged. */
export async function action({ context, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  const starter = posted.get('starter')
  if (starter) posted.set('message', starter)
  const form = parseFields(messageForm, posted)
  if (!form.ok) return invalid(form)
  const text = form.value.message
  const at = contextOf(context).now.getTime()
  const reply = replyTo(text)
  const sent = conversationReducer({ messages: [], pending: null }, { type: 'send', text, reply, at })
  return { messages: conversationReducer(sent, { type: 'answer', at }).messages }
}

export default function Torch({ actionData }: Route.ComponentProps) {
  const start = actionData && 'messages' in actionData ? actionData.messages : []
  return (
    <main id="main" className="wrap torch-page" tabIndex={-1}>
      <section className="torch-card-page" aria-labelledby="torch-title">
        <header className="torch-head">
          <Flame />
          <div>
            <h1 id="torch-title">{words.title}</h1>
            <p className="caption">{words.lead}</p>
          </div>
        </header>
        <Chat start={start} isRefused={actionData !== undefined && !('messages' in actionData)} />
      </section>
    </main>
  )
}
