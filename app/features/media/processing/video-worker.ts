import { answerRewriting } from './answer-rewriting.ts'
import { rewriteVideo, type VideoForm } from './video.server.ts'

/** The worker's input. */
export interface VideoWork {
  from: string
  to: string
  form: VideoForm
}

answerRewriting(({ from, to, form }: VideoWork) => rewriteVideo(from, to, form))
