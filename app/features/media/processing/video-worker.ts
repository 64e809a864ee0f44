import { workerData } from 'node:worker_threads'
import { answerThread } from './answer-thread.ts'
import { rewriteVideo, type VideoForm } from './video.server.ts'

/** The worker's input, from `rewriteVideoInThread`. */
export interface VideoWork {
  from: string
  to: string
  form: VideoForm
}

const { from, to, form } = workerData as VideoWork
await answerThread(() => rewriteVideo(from, to, form))
