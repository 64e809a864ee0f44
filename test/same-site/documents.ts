import { ROUTES as API_ROUTES } from '#app/features/api/all-routes.server.ts'
import { createApp } from '#server/app.ts'
import { listApiCalls, listEntryPoints } from '#test/access/grid.ts'
import type { TestApp } from '#test/app.ts'
import { countRows } from '#test/count-rows.ts'
import { bearerOf } from '#test/people.ts'
import { routePaths } from '#test/route-paths.ts'
import { readAnswer } from './answers.ts'
import { ROLES, type Role, type Visitors } from './roles.ts'
import { note, type Snapshot } from './snapshot.ts'

/** Records what is not a page: the route table, the API with its document, the other entry points. */
export async function recordDocuments(
  t: TestApp,
  { visitors, snapshot }: { visitors: Visitors; snapshot: Snapshot },
): Promise<void> {
  const text = [...new Set(routePaths())].join('\n')
  note(snapshot, 'The route table', { status: 200, headers: [], text })
  const app = createApp(t.services)
  const entryPoints = listEntryPoints(app).filter(({ method }) => method === 'GET')
  const examples = API_ROUTES.flatMap(({ method, path, example }) =>
    example
      ? [
          {
            name: `${method.toUpperCase()} /api/v1${path}, its example`,
            method: method.toUpperCase(),
            path: `/api/v1${path}`,
            body: example,
          },
        ]
      : [],
  )
  const table = app.routes.map(({ method, path }) => `${method} ${path}`)
  note(snapshot, 'The entry points', { status: 200, headers: [], text: [...new Set(table)].join('\n') })
  for (const role of ROLES) {
    for (const { name, method, path } of [...entryPoints, ...listApiCalls()])
      await ask(method, path, { name, role, body: {} })
    for (const { name, method, path, body } of examples) await ask(method, path, { name, role, body })
  }

  async function ask(method: string, path: string, { name, role, body }: { name: string; role: Role; body: unknown }) {
    const { person } = visitors[role]
    const headers = { 'Content-Type': 'application/json', ...(person && bearerOf(person)) }
    const response = await t.request(path, {
      method,
      headers,
      redirect: 'manual',
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    note(snapshot, `${name} as ${role}`, (await readAnswer(response)).answer)
  }
}

/** Records the number of rows in each table at the end. */
export async function recordRows(t: TestApp, snapshot: Snapshot): Promise<void> {
  const rows = await countRows(t.database)
  const text = Object.entries(rows)
    .map((row) => row.join(': '))
    .join('\n')
  note(snapshot, 'Rows in the end', { status: 200, headers: [], text })
}
