import * as v from 'valibot'
import { uploadShape } from '#app/features/api/shapes.ts'
import { ACCEPTED, UNATTACHED_HOURS_MAX, UPLOAD_FIELD } from '#app/features/media/upload-limits.ts'
import { documentedRoute } from '#app/platform/api/route.ts'

const group = 'Media'
const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`
const { image, video, document } = ACCEPTED

/** Handled by the upload router, because its bodies are larger. */
export const mediaRoutes = [
  documentedRoute({
    method: 'post',
    path: '/media',
    name: 'uploadMedia',
    group,
    summary: 'Hand in a picture, a film or a PDF',
    detail: `Pictures (${image.names}) to ${megabytes(image.bytesMax)}, films (${video.names}) to ${megabytes(video.bytesMax)}, by content; with \`kind=document\` a PDF to ${megabytes(document.bytesMax)} instead. Names and places in them are removed. What nothing uses is deleted after ${UNATTACHED_HOURS_MAX} hours.`,
    access: 'member',
    query: v.object({
      kind: v.optional(v.pipe(v.literal('document'), v.description('For a PDF, such as a pitch deck.'))),
    }),
    file: { field: UPLOAD_FIELD, types: [...image.types, ...video.types, ...document.types] },
    answers: {
      201: { description: 'It is here; name its id when you share a story.', schema: uploadShape },
      400: { description: 'There is no file in it, or it broke off.' },
      413: { description: 'The file is too large.' },
      415: { description: 'This kind of file is not taken.' },
      422: { description: 'The file cannot be read, or is too long or too wide.' },
      503: { description: 'Others wait already; Retry-After says how long.' },
    },
  }),
  documentedRoute({
    method: 'delete',
    path: '/media/{id}',
    name: 'removeMedia',
    group,
    summary: 'Take an unused upload back',
    access: 'member',
    params: { id: 'The id of an upload of yours.' },
    answers: {
      204: { description: 'It is gone.' },
      404: { description: 'There is no such upload of yours.' },
      409: { description: 'A story uses it.' },
    },
  }),
]
