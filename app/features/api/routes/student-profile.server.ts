import * as v from 'valibot'
import { failureFor } from '#app/features/api/failures.ts'
import { id, profileShape, statsShape } from '#app/features/api/shapes.ts'
import { profileJson } from '#app/features/api/views.server.ts'
import { changeProfile } from '#app/features/students/commands/change-profile.server.ts'
import { createProfile } from '#app/features/students/commands/create-profile.server.ts'
import { findStudent } from '#app/features/students/queries.server.ts'
import {
  AGE_BANDS,
  BIO_CHARS_MAX,
  COLLEGE_NAME_CHARS_MAX,
  COURSE_CHARS_MAX,
  DISPLAY_NAME_CHARS_MAX,
  STUDENT_ID_CHARS_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from '#app/features/students/limits.ts'
import { profileChangeForm, profileForm } from '#app/features/students/schema.ts'
import { getStudentStats } from '#app/features/stories/queries.server.ts'
import { mappedBody } from '#app/platform/api/mapped-body.ts'
import { invalidCall } from '#app/platform/api/mount.server.ts'
import { type ApiAnswer, type ApiContext, memberRoute, apiSuccess } from '#app/platform/api/route.ts'

const group = 'Student profile'
const PATH = '/student-profile'
const NONE = 'You have no student profile.'

const text = (charsMax: number) => v.pipe(v.string(), v.maxLength(charsMax))
const nullableText = (charsMax: number) => v.optional(v.nullable(text(charsMax)))
const year = v.pipe(v.number(), v.integer(), v.minValue(YEAR_MIN), v.maxValue(YEAR_MAX))

const optional = {
  student_id: nullableText(STUDENT_ID_CHARS_MAX),
  course: nullableText(COURSE_CHARS_MAX),
  bio: nullableText(BIO_CHARS_MAX),
  profile_image_id: v.optional(v.nullable(v.pipe(id, v.description('The id of one of your uploads.')))),
}

/** The names of the table's columns; `profileForm` validates. */
const profileBody = mappedBody(
  v.object({
    display_name: text(DISPLAY_NAME_CHARS_MAX),
    college_name: text(COLLEGE_NAME_CHARS_MAX),
    year_of_study: year,
    age_band: v.picklist(AGE_BANDS),
    guardian_email: v.optional(
      v.pipe(v.string(), v.description('Required under 18: a parent or guardian is asked for consent.')),
    ),
    ...optional,
  }),
  (body) => ({
    displayName: body.display_name,
    collegeName: body.college_name,
    yearOfStudy: body.year_of_study,
    ageBand: body.age_band,
    guardianEmail: body.guardian_email ?? '',
    studentId: body.student_id ?? '',
    course: body.course ?? '',
    bio: body.bio ?? '',
    profileImageId: body.profile_image_id ?? '',
  }),
  profileForm,
)

/** Omitted fields do not change. */
const changeBody = v.object({
  display_name: v.optional(text(DISPLAY_NAME_CHARS_MAX)),
  college_name: v.optional(text(COLLEGE_NAME_CHARS_MAX)),
  year_of_study: v.optional(year),
  age_band: v.optional(v.picklist(AGE_BANDS)),
  ...optional,
})

/** The user's current profile; 404 when there is none. */
async function ownProfile(ctx: ApiContext, userId: string, status: 200 | 201 = 200): Promise<ApiAnswer> {
  const student = await findStudent(ctx.db, userId)
  return student ? apiSuccess(profileJson(ctx, student), status) : failureFor('not-found')
}

export const studentProfileRoutes = [
  memberRoute({
    method: 'get',
    path: PATH,
    name: 'getStudentProfile',
    group,
    summary: 'Get your student profile',
    answers: { 200: { description: 'Your profile.', schema: profileShape }, 404: { description: NONE } },
    handle: ({ ctx }, { userId }) => ownProfile(ctx, userId),
  }),
  memberRoute({
    method: 'post',
    path: PATH,
    name: 'createStudentProfile',
    group,
    summary: 'Create your student profile',
    detail: 'Each account has at most one profile. If you have one, it is returned unchanged with status 200.',
    body: profileBody,
    example: {
      display_name: 'Meera',
      college_name: 'Fergusson College, Pune',
      year_of_study: 2,
      course: 'B.Sc. Botany',
      age_band: '18-or-older',
    },
    answers: {
      200: { description: 'Your existing profile, unchanged.', schema: profileShape },
      201: { description: 'Your new profile.', schema: profileShape },
      409: { description: 'The guardian’s address must not be your own.' },
    },
    handle: async ({ ctx, body }, { userId }) => {
      const outcome = await createProfile(ctx, { input: body, site: ctx.site })
      return outcome.ok ? ownProfile(ctx, userId, outcome.isNew ? 201 : 200) : failureFor(outcome.reason)
    },
  }),
  memberRoute({
    method: 'patch',
    path: PATH,
    name: 'changeStudentProfile',
    group,
    summary: 'Update your student profile',
    detail: 'Omitted fields keep their value; null clears an optional field.',
    body: changeBody,
    example: { year_of_study: 3, bio: null },
    answers: {
      200: { description: 'The updated profile.', schema: profileShape },
      404: { description: NONE },
      409: { description: 'The image is not yours, or an operator must confirm your age.' },
    },
    handle: async ({ ctx, body }, { userId }) => {
      const student = await findStudent(ctx.db, userId)
      if (!student) return failureFor('not-found')
      const kept = <T>(wish: T | null | undefined, now: T | null) => (wish === undefined ? now : wish) ?? ''
      const form = v.safeParse(profileChangeForm, {
        displayName: body.display_name ?? student.displayName,
        collegeName: body.college_name ?? student.collegeName,
        yearOfStudy: body.year_of_study ?? student.yearOfStudy,
        ageBand: body.age_band,
        studentId: kept(body.student_id, student.studentId),
        course: kept(body.course, student.course),
        bio: kept(body.bio, student.bio),
        profileImageId: kept(body.profile_image_id, student.profileImageId),
      })
      if (!form.success) return invalidCall(form.issues)
      const outcome = await changeProfile(ctx, form.output)
      return outcome.ok ? ownProfile(ctx, userId) : failureFor(outcome.reason)
    },
  }),
  memberRoute({
    method: 'get',
    path: `${PATH}/stats`,
    name: 'getStudentStats',
    group,
    summary: 'Get your stories, likes, points and rank',
    detail:
      'Published stories only, without your own likes. 10 points for each story, 2 for each like; a new rank every 50 points.',
    answers: { 200: { description: 'The four figures.', schema: statsShape }, 404: { description: NONE } },
    handle: async ({ ctx: { db } }, { userId }) => {
      if (!(await findStudent(db, userId))) return failureFor('not-found')
      const { stories, likes, points, rank } = await getStudentStats(db, { userId })
      return apiSuccess({ stories_count: stories, likes_count: likes, impact_points: points, rank })
    },
  }),
]
