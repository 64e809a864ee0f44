import {
  PDF_WORK_MEMORY_MB_MAX,
  PDF_WORK_SECONDS_MAX,
  VIDEO_WORK_MEMORY_MB_MAX,
  VIDEO_WORK_SECONDS_MAX,
} from '#app/features/media/upload-limits.ts'
import type { PdfWork } from '#app/features/media/processing/pdf-worker.ts'
import type { RewrittenPdf } from '#app/features/media/processing/pdf.server.ts'
import { rewriteInOwnThread } from '#app/features/media/processing/rewriting-thread.server.ts'
import type { VideoWork } from '#app/features/media/processing/video-worker.ts'
import type { RewrittenVideo, VideoForm } from '#app/features/media/processing/video.server.ts'
import type { Received } from './receive.server.ts'

const PROGRAMS = 'app/features/media/processing'

interface Rewritten {
  /** The content type. */
  type: string
  width: number
  height: number
  /** In seconds, of a video. */
  duration?: number
}

/** Writes a video or a PDF anew, in a thread. @throws UploadRefusal */
export async function rewriteInThread({ path: from, form }: Received, to: string): Promise<Rewritten> {
  if (form === 'pdf') return { type: 'application/pdf', ...(await rewritePdfInThread({ from, to })) }
  return { type: `video/${form}`, ...(await rewriteVideoInThread({ from, to, form: form as VideoForm })) }
}

/** @internal */
export const rewriteVideoInThread = (work: VideoWork, secondsMax = VIDEO_WORK_SECONDS_MAX) =>
  rewriteInOwnThread<RewrittenVideo>(
    { program: `${PROGRAMS}/video-worker.ts`, secondsMax, memoryMbMax: VIDEO_WORK_MEMORY_MB_MAX },
    work,
  )

const rewritePdfInThread = (work: PdfWork) =>
  rewriteInOwnThread<RewrittenPdf>(
    {
      program: `${PROGRAMS}/pdf-worker.ts`,
      secondsMax: PDF_WORK_SECONDS_MAX,
      memoryMbMax: PDF_WORK_MEMORY_MB_MAX,
    },
    work,
  )
