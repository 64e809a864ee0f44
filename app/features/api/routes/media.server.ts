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
    summary: 'Upload an image, a video or a PDF',
    detail: `Images (${image.names}) up to ${megabytes(image.bytesMax)} and videos (${video.names}) up to ${megabytes(video.bytesMax)}; with \`kind=document\` a PDF up to ${megabytes(document.bytesMax)} instead. The type is detected from the content. Metadata, such as location, is removed. Unused uploads are deleted after ${UNATTACHED_HOURS_MAX} hours.`,
    access: 'member',
    query: v.object({
      kind: v.optional(v.pipe(v.literal('document'), v.description('Set it to upload a PDF, such as a pitch deck.'))),
    }),
    file: { field: UPLOAD_FIELD, types: [...image.types, ...video.types, ...document.types] },
    answers: {
      201: { description: 'The upload. Pass its id when you share a story.', schema: uploadShape },
      400: { description: 'The request has no file or is incomplete.' },
      413: { description: 'The file is too large.' },
      415: { description: 'The file type is not supported.' },
      422: { description: 'The file cannot be read, or exceeds the limits of duration or dimensions.' },
      503: { description: 'Too many uploads are being processed. Retry after the seconds in Retry-After.' },
    },
  }),
  documentedRoute({
    method: 'delete',
    path: '/media/{id}',
    name: 'removeMedia',
    group,
    summary: 'Delete an unused upload',
    access: 'member',
    params: { id: 'The id of one of your uploads.' },
    answers: {
      204: { description: 'Deleted.' },
      404: { description: 'You have no upload with this id.' },
      409: { description: 'The upload is used by a story.' },
    },
  }),
]
