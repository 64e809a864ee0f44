import { editCourse } from '#app/features/learning/commands/edit-course.server.ts'
import { editModule } from '#app/features/learning/commands/edit-module.server.ts'
import { publishCourse } from '#app/features/learning/commands/publish-course.server.ts'
import { showSpotlight } from '#app/features/learning/commands/show-spotlight.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { COURSES, PATHS, SPOTLIGHT } from './demo-data.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

/** Eight external courses, three learning paths and a sample spotlight. */
export async function seedLearning(db: Db, now: Date): Promise<void> {
  const ctx: CommandContext = { db, actor: DEMO_OPERATOR, now, requestId: 'demo' }
  for (const [index, { course, modules }] of PATHS.entries()) {
    // Paths are listed by creation time.
    const written = { ...ctx, now: new Date(now.getTime() - (PATHS.length - index) * 1_000) }
    done(await editCourse(written, course))
    for (const [at, module] of modules.entries())
      done(await editModule(ctx, { ...module, course: course.slug, position: at + 1 }))
    done(await publishCourse(ctx, { slug: course.slug }))
  }
  for (const course of COURSES) {
    done(await editCourse(ctx, course))
    done(await publishCourse(ctx, { slug: course.slug }))
  }
  done(await showSpotlight(ctx, { ...SPOTLIGHT, isSample: true }))
}

function done(outcome: { ok: true } | { ok: false; reason: string }): void {
  if (!outcome.ok) throw new Error(`demo data: a course was not stored: ${outcome.reason}`)
}
