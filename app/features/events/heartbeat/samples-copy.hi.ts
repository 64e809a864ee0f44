import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './samples-copy.ts'

export const SAMPLE_STORIES = [
  {
    id: 'heartbeat-sample-1',
    story: 'मैंने पहले कभी माइक पर नहीं बोला था। मैंने मक़सद का नाम लिया, और चार सौ लोग चुप हो गए।',
    name: 'तन्वी',
    place: 'वर्धा',
  },
  {
    id: 'heartbeat-sample-2',
    story: 'पहला गाना मेरी नानी ने चुना। फिर वे आख़िरी गाने से पहले जाने को तैयार ही नहीं हुईं।',
    name: 'रोहन',
    place: 'शिमला',
  },
  {
    id: 'heartbeat-sample-3',
    story: 'हमने दस बजे से पहले छब्बीस साइकिलें ठीक कीं। सत्ताईसवीं मेरी अपनी थी, और अब मुझे यह काम आता है।',
    name: 'कल्पना',
    place: 'डूँगरपुर',
  },
] satisfies Translated<typeof english.SAMPLE_STORIES>
